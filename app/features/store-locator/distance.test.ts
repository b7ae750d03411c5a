import { expect, test } from "vitest";
import { distanceBetween, parsePosition } from "./distance";

const bengaluru = { latitude: 12.9716, longitude: 77.5946 };
const chennai = { latitude: 13.0827, longitude: 80.2707 };

test("from Bengaluru to Chennai it is about 290 km, to itself nothing", () => {
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
])("%j is read as a position", (text, position) => {
  expect(parsePosition(text)).toEqual(position);
});
