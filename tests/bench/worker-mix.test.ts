import { expect, test } from "vitest";
import { simulate, type Traffic } from "./worker-mix.ts";

const shop: Traffic = { pagesPerSecond: 20, dataCentres: 4, products: 47_031, listings: 210 };

test("every page is answered in one of three ways, the same at every run", () => {
  const { whole, filled, rendered, renewed } = simulate(shop);
  expect(whole + filled + rendered).toBeCloseTo(1);
  expect(renewed).toBeLessThan(whole + filled);
  expect(simulate(shop)).toEqual({ whole, filled, rendered, renewed });
});

test("what is never kept is rendered, however many come", () => {
  const busy = simulate({ ...shop, pagesPerSecond: 500, products: 10, listings: 2 });
  // 30 % of all pages, and 60 % of the home page and products, which are 44 %.
  expect(busy.rendered).toBeGreaterThan(0.55);
  expect(busy.rendered).toBeLessThan(0.58);
});

test("more visitors find more in the cache; more data centres and products, less", () => {
  const keptOf = (change: Partial<Traffic>) => 1 - simulate({ ...shop, ...change }).rendered;
  expect(keptOf({ pagesPerSecond: 200 })).toBeGreaterThan(keptOf({}));
  expect(keptOf({ dataCentres: 16 })).toBeLessThan(keptOf({}));
  expect(keptOf({ products: 500 })).toBeGreaterThan(keptOf({}));
});
