import { describe, expect, test } from "vitest";
import { money } from "./money";
import { credit, discountPercent, multipliesTo } from "./product";

const rupees = (value: number) => money(Math.round(value * 100), "INR");

describe("discountPercent", () => {
  test.each([
    { regular: 15999, final: 12999, percent: 19 },
    { regular: 100, final: 33.33, percent: 67 },
    { regular: 129999, final: 129999, percent: 0 },
    { regular: 100, final: 120, percent: 0 },
    { regular: 0, final: 0, percent: 0 },
    { regular: 999, final: 0, percent: 100 },
    { regular: 10000, final: 9999, percent: 0 },
  ])("is $percent for $final instead of $regular", ({ regular, final, percent }) => {
    expect(discountPercent({ regular: rupees(regular), final: rupees(final) })).toBe(percent);
  });
});

describe("credit", () => {
  test.each([
    { final: 12999, amount: 1300 },
    { final: 12994, amount: 1299 },
    { final: 4.99, amount: 0 },
    { final: 1499.5, amount: 150 },
  ])("is $amount for $final", ({ final, amount }) => {
    expect(credit(rupees(final))).toEqual(rupees(amount));
  });
});

test.each([
  { quantity: 3, unit: 659, total: 1976, fits: false },
  { quantity: 3, unit: 659, total: 1977, fits: true },
  { quantity: 0.5, unit: 999, total: 500, fits: true },
])("multipliesTo for $quantity × $unit = $total is $fits", ({ quantity, unit, total, fits }) => {
  expect(multipliesTo(money(total, "USD"), { unit: money(unit, "USD"), quantity })).toBe(fits);
});
