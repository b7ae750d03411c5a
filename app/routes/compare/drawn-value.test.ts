import { expect, test } from "vitest";
import { readFront, readKilowattHours } from "./drawn-value";

test.each([
  ["BEE 4 star, 92 kWh a year", 92],
  ["BEE 3 star, ISEER 4.1, 1,228 kWh a year", 1228],
  ["BEE 5 star", null],
])("%s: %s kWh", (value, hours) => {
  expect(readKilowattHours(value)).toBe(hours);
});

test.each([
  ["Size with stand", "1226 × 265 × 765 mm", { width: 1226, height: 765 }],
  ["Size", "912 × 730 × 1,780 mm", { width: 912, height: 1780 }],
  ["Size", "612 × 205 × 430–540 mm", { width: 612, height: 540 }],
  ["Dimensions", "61.2 x 20 x 43 cm", { width: 612, height: 430 }],
  ["Size", "58 mm across, 6 mm high", null],
  ["Size", "180 × 240 mm folded", null],
  ["Weight", "912 × 730 × 1,780 mm", null],
])("%s %s is a front of %o", (label, value, front) => {
  expect(readFront(label, value)).toEqual(front);
});
