import { expect, test } from "vitest";
import { openNow } from "./open-now";

const HOURS = "Open every day 10:30 to 21:30";
/** India is five and a half hours ahead. */
const at = (utc: string) => new Date(`2026-11-22T${utc}:00Z`);

test.each([
  ["04:59", "Closed, opens at 10:30"],
  ["05:00", "Open until 21:30"],
  ["15:59", "Open until 21:30"],
  ["16:00", "Closed, opens tomorrow at 10:30"],
])("at %s in Greenwich: %s", (utc, said) => {
  expect(openNow(HOURS, at(utc))).toBe(said);
});

test.each([
  null,
  "",
  "Monday to Friday 10:00 to 19:00",
  "Open every day",
  "Open every day 10:30 to 21:30, Sunday closed",
])("nothing is said of %j", (hours) => {
  expect(openNow(hours)).toBeNull();
});
