import { describe, expect, test } from "vitest";
import { discount, finalPrice, tierPrice } from "./price.ts";

const special = { price: 7_999_00, specialPrice: 6_499_00, specialFrom: null, specialTo: null };
const now = new Date("2026-11-21T08:00:00Z");

describe("finalPrice", () => {
  test.each([
    ["no special price", { ...special, specialPrice: null }, 7_999_00],
    ["a special price without dates", special, 6_499_00],
    ["a special price above the price", { ...special, specialPrice: 8_999_00 }, 7_999_00],
    ["a special price before its start", { ...special, specialFrom: "2026-11-21T08:00:01Z" }, 7_999_00],
    ["a special price at its start", { ...special, specialFrom: "2026-11-21T08:00:00Z" }, 6_499_00],
    ["a special price after its end", { ...special, specialTo: "2026-11-21T07:59:59Z" }, 7_999_00],
    ["the last day of a special price", { ...special, specialTo: "2026-11-21" }, 6_499_00],
  ])("handles %s", (_, product, paise) => {
    expect(finalPrice(product, now)).toBe(paise);
  });
});

describe("tierPrice", () => {
  const tiers = [
    { quantity: 5, price: 269_00 },
    { quantity: 10, price: 239_00 },
  ];
  test.each([
    [1, 299_00],
    [5, 269_00],
    [9, 269_00],
    [10, 239_00],
  ])("returns the price for a quantity of %i", (quantity, paise) => {
    expect(tierPrice(tiers, quantity, 299_00)).toBe(paise);
  });

  test("never raises a lower final price", () => {
    expect(tierPrice(tiers, 5, 250_00)).toBe(250_00);
  });
});

describe("discount", () => {
  test.each([
    [7999, 6499, { amountOff: 1500, percentOff: 18.75 }],
    [299, 269, { amountOff: 30, percentOff: 10.03 }],
    [3.59, 2.87, { amountOff: 0.72, percentOff: 20.06 }],
    [299, 299, { amountOff: 0, percentOff: 0 }],
    [0, 0, { amountOff: 0, percentOff: 0 }],
  ])("is calculated from %d to %d", (regular, final, expected) => {
    expect(discount(regular, final)).toEqual(expected);
  });
});
