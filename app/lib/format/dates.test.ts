import { expect, test } from "vitest";
import { formatDate, toIsoDay } from "./dates";

test.each([
  ["2026-11-21 08:36:06", "21 Nov 2026", "2026-11-21"],
  ["2026-11-21 18:30:00", "22 Nov 2026", "2026-11-22"],
  ["03/09/2026 23:59:59", "3 Sep 2026", "2026-09-03"],
  ["21/11/2026 00:00:00", "21 Nov 2026", "2026-11-21"],
  ["2026-11-21T08:36:06Z", "21 Nov 2026", "2026-11-21"],
  ["21.11.2026", "", ""],
  ["", "", ""],
])("%j is the day %j in India", (value, day, iso) => {
  expect([formatDate(value), toIsoDay(value)]).toEqual([day, iso]);
});
