import { expect, test } from "vitest";
import { priceBuckets } from "./price-buckets.ts";

const shown = (prices: number[]) => priceBuckets(prices).map(({ from, to, count }) => `${from}_${to}: ${count}`);

test("the widest power of ten that divides the prices is taken", () => {
  expect(shown([999, 1199, 54_999, 129_999, 149_999])).toEqual(["0_100000: 3", "100000_200000: 2"]);
  expect(shown([5_000, 12_000, 24_000, 55_000])).toEqual([
    "0_10000: 1",
    "10000_20000: 1",
    "20000_30000: 1",
    "50000_60000: 1",
  ]);
});

test("a single price ends in a bucket of ten, as recorded", () => {
  expect(shown([1999])).toEqual(["1990_2000: 1"]);
});

test("free things are counted", () => {
  expect(shown([0, 0])).toEqual(["0_10: 2"]);
  expect(shown([])).toEqual([]);
});
