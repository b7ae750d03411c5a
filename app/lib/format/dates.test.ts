import { expect, test } from "vitest";
import { formatDate, INDIAN_DATES, toDate, withOffset } from "./dates";

test.each([
  ["2026-11-21 08:36:06", "21 Nov 2026"],
  ["2026-11-21 18:30:00", "22 Nov 2026"],
  ["03/09/2026 23:59:59", "3 Sep 2026"],
  ["21/11/2026 00:00:00", "21 Nov 2026"],
  ["2026-11-21T08:36:06Z", "21 Nov 2026"],
  ["21.11.2026", ""],
  ["41/11/2026 00:00:00", ""],
  ["", ""],
])("formatDate writes %j as %j in India", (value, day) => {
  expect(formatDate(value, INDIAN_DATES)).toBe(day);
});

test.each([
  ["en-US", "America/New_York", "2026-11-21 04:59:59", "Nov 20, 2026"],
  ["en-US", "America/New_York", "2026-11-21 05:00:00", "Nov 21, 2026"],
  ["en-US", "America/New_York", "21/11/2026 23:59:59", "Nov 21, 2026"],
  ["en-GB", "Europe/London", "2026-09-03 23:30:00", "4 Sep 2026"],
])("formatDate with %s and %s writes %j as %j", (locale, timeZone, value, day) => {
  expect(formatDate(value, { locale, timeZone })).toBe(day);
});

test("toDate reads dates with slashes in the store's time zone, others as UTC", () => {
  expect(toDate("21/11/2026 13:30:00", "Asia/Kolkata").toISOString()).toBe("2026-11-21T08:00:00.000Z");
  expect(toDate("21/11/2026 13:30:00", "America/New_York").toISOString()).toBe("2026-11-21T18:30:00.000Z");
  expect(toDate("21/07/2026 13:30:00", "America/New_York").toISOString()).toBe("2026-07-21T17:30:00.000Z");
  expect(toDate("2026-11-21 13:30:00", "America/New_York").toISOString()).toBe("2026-11-21T13:30:00.000Z");
});

test.each([
  ["2026-12-31T23:59", "Asia/Kolkata", "2026-12-31T23:59+0530"],
  ["2026-07-21T00:00", "America/New_York", "2026-07-21T00:00-0400"],
  ["2026-12-31T23:59", "America/St_Johns", "2026-12-31T23:59-0330"],
  ["2026-12-31T23:59", "UTC", "2026-12-31T23:59+0000"],
])("withOffset writes %s in %s as %s", (local, timeZone, text) => {
  expect(withOffset(local, timeZone)).toBe(text);
});
