import { expect, test } from "vitest";
import { balancePrices, dominantBand } from "./balance-prices";

const options = (counts: Record<string, number>) =>
  Object.entries(counts).map(([value, count]) => ({ value, label: value, count }));
const balanced = (counts: Record<string, number>) =>
  balancePrices(options(counts)).map(({ value, count }) => [value, count]);

test("balancePrices joins neighbouring bands until each holds enough products", () => {
  expect(
    balanced({
      "10000_20000": 1,
      "20000_30000": 3,
      "30000_40000": 2,
      "50000_60000": 2,
      "70000_80000": 3,
      "90000_100000": 1,
    }),
  ).toEqual([
    ["0_30000", 4],
    ["30000_60000", 4],
    ["70000_80000", 3],
    ["90000_", 1],
  ]);
});

test("balancePrices keeps bands that hold enough products", () => {
  expect(balanced({ "0_1000": 9, "1000_2000": 8 })).toEqual([
    ["0_1000", 9],
    ["1000_", 8],
  ]);
});

test("balancePrices leaves bands without a lower bound and single bands unchanged", () => {
  expect(balanced({ "*_100": 2, "100_200": 3 })).toEqual([
    ["*_100", 2],
    ["100_200", 3],
  ]);
  expect(balanced({ "0_100": 2 })).toEqual([["0_100", 2]]);
});

test("dominantBand returns a band with more than half of many products", () => {
  expect(dominantBand(options({ "0_100000": 12, "100000_200000": 1 }))?.value).toBe("0_100000");
  expect(dominantBand(options({ "0_10": 5, "10_20": 5 }))).toBeNull();
  expect(dominantBand(options({ "0_10": 3, "10_20": 1 }))).toBeNull();
});
