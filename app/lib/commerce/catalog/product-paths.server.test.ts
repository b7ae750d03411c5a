import { expect, test } from "vitest";
import type { PriceBand } from "~/lib/commerce/model/listing";
import { splitByPrice } from "./paths.server";

const prices = Array.from({ length: 5_000 }, (_, index) => 99 + Math.floor((index * index) / 40));
const within = ({ from, to }: PriceBand) => prices.filter((price) => price >= from && (to === null || price <= to));

test("splitByPrice puts each product into one band of limited size", async () => {
  const bands = await splitByPrice(Math.max(...prices), { max: 300, count: async (band) => within(band).length });
  expect(bands.flatMap(within).sort((a, b) => a - b)).toEqual(prices);
  expect(Math.max(...bands.map((band) => within(band).length))).toBeLessThanOrEqual(300);
  expect(bands.length).toBeLessThan(80);
});

test("splitByPrice makes one band of a small catalogue, none of an empty one", async () => {
  expect(await splitByPrice(10, { max: 300, count: async () => 3 })).toEqual([{ from: 0, to: null }]);
  expect(await splitByPrice(0, { max: 300, count: async () => 0 })).toEqual([]);
});

test("splitByPrice stops at many products of the same price", async () => {
  const count = async ({ from, to }: PriceBand) => (from <= 500 && (to === null || to >= 500) ? 1_000 : 0);
  const bands = await splitByPrice(500, { max: 300, count });
  expect(bands).toHaveLength(1);
});
