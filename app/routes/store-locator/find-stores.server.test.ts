import { expect, test } from "vitest";
import { distanceBetween, parsePosition, mapPicture, openNow, readableHours } from "./find-stores.server";

const bengaluru = { latitude: 12.9716, longitude: 77.5946 };
const chennai = { latitude: 13.0827, longitude: 80.2707 };

test("the distance from Bengaluru to Chennai is about 290 km, to itself 0", () => {
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
])("%j is parsed as a position", (text, position) => {
  expect(parsePosition(text)).toEqual(position);
});

const place = { latitude: 12.97, longitude: -77.59 };

test("the URL template is filled with the position", () => {
  expect(mapPicture("https://map.example/?c={lat},{lng}&m={lng}|{lat}", place)).toBe(
    "https://map.example/?c=12.97,-77.59&m=-77.59|12.97",
  );
});

test("without a template or position there is no picture", () => {
  expect(mapPicture(null, place)).toBeNull();
  expect(mapPicture("https://map.example/?c={lat},{lng}", null)).toBeNull();
});

const HOURS = "Open every day 10:30 to 21:30";
/** India is five and a half hours ahead. */
const at = (utc: string) => new Date(`2026-11-22T${utc}:00Z`);

test.each([
  ["04:59", "Closed now, opens at 10:30 am"],
  ["05:00", "Open until 9:30 pm"],
  ["15:59", "Open until 9:30 pm"],
  ["16:00", "Closed now, opens tomorrow at 10:30 am"],
])("at %s UTC: %s", (utc, expected) => {
  expect(openNow(HOURS, "Asia/Kolkata", at(utc))).toBe(expected);
});

test("a store in New York is open by its own clock", () => {
  expect(openNow(HOURS, "America/New_York", at("15:29"))).toBe("Closed now, opens at 10:30 am");
  expect(openNow(HOURS, "America/New_York", at("15:30"))).toBe("Open until 9:30 pm");
});

test.each([
  [HOURS, "daily 10:30 am – 9:30 pm"],
  ["Daily 09:00 - 12:00", "daily 9:00 am – 12:00 pm"],
  ["Tuesday to Sunday 10:30 to 21:00", "Tuesday to Sunday 10:30 to 21:00"],
  [null, null],
])("the hours %j are shown as %j", (hours, read) => {
  expect(readableHours(hours)).toBe(read);
});

test.each([
  null,
  "",
  "Monday to Friday 10:00 to 19:00",
  "Open every day",
  "Open every day 10:30 to 21:30, Sunday closed",
])("%j has no current state", (hours) => {
  expect(openNow(hours, "Asia/Kolkata")).toBeNull();
});
