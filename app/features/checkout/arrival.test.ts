import { expect, test } from "vitest";
import { arrival } from "./arrival";

const saturday = new Date("2026-11-21T06:30:00Z");

test.each([
  ["Standard delivery – 3 to 5 days", "Tue 24 Nov to Thu 26 Nov"],
  ["Express delivery – 1 to 2 days", "Sun 22 Nov to Mon 23 Nov"],
  ["Courier, 10-12 business days", "Tue 1 Dec to Thu 3 Dec"],
  ["Next day: 1 day", "Sun 22 Nov"],
])("%s arrives %s", (title, dates) => {
  expect(arrival(title, saturday, "en-IN")).toBe(dates);
});

test.each(["Flat rate", "Collect from a shop – Ready in 2 hours", ""])("%j promises no day", (title) => {
  expect(arrival(title, saturday, "en-IN")).toBeNull();
});
