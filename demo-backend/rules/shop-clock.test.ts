import { expect, test } from "vitest";
import { endOfDay, startOfDay, toDateAttribute, toTimestamp } from "./shop-clock.ts";

test("startOfDay and endOfDay use Indian time", () => {
  expect(startOfDay("2026-11-14")).toBe("2026-11-13T18:30:00.000Z");
  expect(endOfDay("2026-11-14")).toBe("2026-11-14T18:29:59.999Z");
  expect(startOfDay("2026-11-14T10:00:00Z")).toBe("2026-11-14T10:00:00.000Z");
});

test("toDateAttribute returns dates as entered", () => {
  expect(toDateAttribute(startOfDay("2026-11-14"))).toBe("2026-11-14 00:00:00");
  expect(toDateAttribute(endOfDay("2026-11-14"))).toBe("2026-11-14 00:00:00");
  expect(toDateAttribute(null)).toBeNull();
  expect(toTimestamp("2026-11-21T08:15:43.000Z")).toBe("2026-11-21 08:15:43");
});
