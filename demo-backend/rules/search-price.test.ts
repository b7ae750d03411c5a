import { expect, test } from "vitest";
import { readPriceBounds } from "./search-price.ts";

test.each([
  ["phone under 20000", "phone", null, 20_000],
  ["laptop below ₹50,000", "laptop", null, 50_000],
  ["laptop below 50k", "laptop", null, 50_000],
  ["tv upto Rs. 1.5 lakh", "tv", null, 150_000],
  ["headphones above 2000", "headphones", 2_000, null],
  ["tv between 20000 and 35000", "tv", 20_000, 35_000],
  ["ssd over 5000 under 9000", "ssd", 5_000, 9_000],
  ["under 999", "", null, 999],
])("%j asks for %j from %s to %s", (text, goods, from, to) => {
  expect(readPriceBounds(text)).toEqual({ text: goods, price: { from, to } });
});

test.each(["over ear headphones", "under 5 kg washer", "8 kg washer", "between us"])("%j names no price", (text) => {
  expect(readPriceBounds(text)).toEqual({ text, price: null });
});
