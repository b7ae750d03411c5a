import { expect, test } from "vitest";
import { displayPrice, taxed, taxIncludedInPrice } from "./tax-display.ts";

test.each([
  ["included", { without: 42_373, with: 50_000 }],
  ["excluded", { without: 50_000, with: 59_000 }],
  ["added", { without: 50_000, with: 59_000 }],
  ["both", { without: 50_000, with: 59_000 }],
] as const)("taxed returns both amounts of 500 when tax is %s", (taxDisplay, amounts) => {
  expect(taxed(50_000, 1800, taxDisplay)).toEqual(amounts);
});

test.each([
  ["included", 999, 999, 152.389_831_508_47],
  ["excluded", 999, 999, null],
  ["added", 999, 1178.820_001, 179.820_001],
  ["both", 500, 590.000_001, 90.000_001],
] as const)("displayPrice with tax %s shows %d as %d", (taxDisplay, entered, shown, tax) => {
  expect(displayPrice(entered, 1800, taxDisplay)).toBe(shown);
  expect(taxIncludedInPrice(shown, 1800, taxDisplay)).toBe(tax);
});

test("zero and untaxed prices get no rounding error", () => {
  expect([displayPrice(0, 1800, "added"), displayPrice(100, 0, "added")]).toEqual([0, 100]);
  expect([taxIncludedInPrice(0, 1800, "added"), taxIncludedInPrice(100, 0, "included")]).toEqual([0, 0]);
});
