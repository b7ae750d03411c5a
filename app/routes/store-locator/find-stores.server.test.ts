import { expect, test } from "vitest";
import { distanceBetween, parsePosition, mapPicture } from "./find-stores.server";

const bengaluru = { latitude: 12.9716, longitude: 77.5946 };
const chennai = { latitude: 13.0827, longitude: 80.2707 };

test("distanceBetween Bengaluru and Chennai is about 290 km, and 0 to itself", () => {
  expect(Math.round(distanceBetween(bengaluru, chennai) / 10)).toBe(29);
  expect(distanceBetween(bengaluru, bengaluru)).toBe(0);
});

test.each([
  ["12.97,77.59", { latitude: 12.97, longitude: 77.59 }],
  ["-33,151", { latitude: -33, longitude: 151 }],
  ["91,0", null],
  ["0,181", null],
  ["NaN,1", null],
  ["1", null],
  ["", null],
])("parsePosition parses %j as %j", (text, position) => {
  expect(parsePosition(text)).toEqual(position);
});

const place = { latitude: 12.97, longitude: -77.59 };

test("mapPicture fills the URL template with the position", () => {
  expect(mapPicture("https://map.example/?c={lat},{lng}&m={lng}|{lat}", place)).toBe(
    "https://map.example/?c=12.97,-77.59&m=-77.59|12.97",
  );
});

test("mapPicture returns null without a template or position", () => {
  expect(mapPicture(null, place)).toBeNull();
  expect(mapPicture("https://map.example/?c={lat},{lng}", null)).toBeNull();
});
