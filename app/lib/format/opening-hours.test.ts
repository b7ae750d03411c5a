import { expect, test } from "vitest";
import { openNow, readableHours } from "./opening-hours";

const HOURS = "Open every day 10:30 to 21:30";
const withBlanks = (text: string | null) => text && text.replaceAll("\u00a0", " ");
/** India is five and a half hours ahead. */
const at = (utc: string) => new Date(`2026-11-22T${utc}:00Z`);

test.each([
  ["04:59", "Closed now, opens at 10:30 am"],
  ["05:00", "Open until 9:30 pm"],
  ["15:59", "Open until 9:30 pm"],
  ["16:00", "Closed now, opens tomorrow at 10:30 am"],
])("openNow at %s UTC is %j", (utc, expected) => {
  expect(withBlanks(openNow(HOURS, "Asia/Kolkata", at(utc)))).toBe(expected);
});

test("openNow uses the store's time zone", () => {
  expect(withBlanks(openNow(HOURS, "America/New_York", at("15:29")))).toBe("Closed now, opens at 10:30 am");
  expect(withBlanks(openNow(HOURS, "America/New_York", at("15:30")))).toBe("Open until 9:30 pm");
});

test.each([
  [HOURS, "Open daily 10:30 am – 9:30 pm"],
  ["Daily 09:00 - 12:00", "Open daily 9:00 am – 12:00 pm"],
  ["Tuesday to Sunday 10:30 to 21:00", "Tuesday to Sunday 10:30 am – 9:00 pm"],
  ["Weekdays 9:00 - 5:00 pm", "Weekdays 9:00 - 5:00 pm"],
  ["Weekdays 9:00 - 5:00", "Weekdays 9:00 - 5:00"],
  [null, null],
])("readableHours shows %j as %j", (hours, read) => {
  expect(withBlanks(readableHours(hours))).toBe(read);
});

test.each([
  null,
  "",
  "Monday to Friday 10:00 to 19:00",
  "Open every day",
  "Open every day 10:30 to 21:30, Sunday closed",
])("openNow is null for %j", (hours) => {
  expect(openNow(hours, "Asia/Kolkata")).toBeNull();
});

test("a time is not broken over two lines", () => {
  expect(readableHours(HOURS)).toBe("Open daily 10:30\u00a0am –\u00a09:30\u00a0pm");
});
