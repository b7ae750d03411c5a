import { expect, test } from "vitest";
import { priceBuckets } from "./price-buckets.ts";

const bucketsOf = (prices: number[]) => priceBuckets(prices).map(({ from, to, count }) => `${from}_${to}: ${count}`);

test("uses the widest power of ten that separates the prices", () => {
  expect(bucketsOf([999, 1199, 54_999, 129_999, 149_999])).toEqual(["0_100000: 3", "100000_200000: 2"]);
  expect(bucketsOf([5_000, 12_000, 24_000, 55_000])).toEqual([
    "0_10000: 1",
    "10000_20000: 1",
    "20000_30000: 1",
    "50000_60000: 1",
  ]);
});

test("puts a single price into a bucket of ten, as recorded", () => {
  expect(bucketsOf([1999])).toEqual(["1990_2000: 1"]);
});

test("counts free products", () => {
  expect(bucketsOf([0, 0])).toEqual(["0_10: 2"]);
  expect(bucketsOf([])).toEqual([]);
});
