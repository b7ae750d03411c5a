import { describe, expect, test } from "vitest";
import { money } from "~/lib/commerce/model/money";
import { inr } from "../../../../tests/contract/wire-shapes";
import { toBaseRange, toMinorUnits, toMoney, convertPriceRange, toTiers } from "./to-money.server";

test.each([
  [150, 0.012, 180],
  [299, 0.012, 359],
  [1.005, 1, 101],
  [1.02, 83.25, 8492],
  [0, 0.012, 0],
  [9_999_999.99, 1, 999_999_999],
])("toMinorUnits converts %d at rate %d to %d, rounding half up", (amount, rate, minor) => {
  expect(toMinorUnits(amount, rate)).toBe(minor);
});

test("toMoney gives no price beyond a trillion", () => {
  expect(toMoney({ value: 1e12, currency: "INR" })).toEqual(money(1e14, "INR"));
  expect(toMoney({ value: 99_999_999_999_999.99, currency: "INR" })).toBeNull();
});

test.each([
  ["10000_20000", 0.012, "120_240"],
  ["9990_20000", 0.012, "119.88_240"],
  ["*_999", 0.012, "*_11.99"],
  ["50000_", 0.012, "600_"],
  ["cheap", 0.012, "cheap"],
  ["100000_200000.505", 1, "100000_200000.505"],
])("convertPriceRange converts %s at rate %d to %s", (value, rate, shown) => {
  expect(convertPriceRange(value, rate)).toBe(shown);
});

describe("toBaseRange", () => {
  test("keeps bounds at rate 1, and open bounds open", () => {
    expect(toBaseRange({ from: 0.1, to: 200.005 }, 1)).toEqual({ from: 0.1, to: 200.005 });
    expect(toBaseRange({ from: 100, to: null }, 0.5)).toEqual({ from: 199.99, to: null });
    expect(toBaseRange({ from: null, to: 100 }, 0.5)).toEqual({ from: null, to: 200.009999 });
    expect(toBaseRange({ from: 0, to: 0 }, 0.012).from).toBe(0);
  });

  test.each([0.012, 0.0091, 0.0441, 1.1, 83.25])(
    "includes every price that is shown within the range, at rate %d",
    (rate) => {
      for (let paise = 1; paise < 40_000; paise += 7) {
        const price = paise / 100;
        const shown = toMinorUnits(price, rate) / 100;
        const { from, to } = toBaseRange({ from: shown, to: shown }, rate);
        expect(from, String(price)).toBeLessThanOrEqual(price);
        expect(to, String(price)).toBeGreaterThanOrEqual(price);
      }
    },
  );

  test("excludes prices that are shown outside the range", () => {
    const { from, to } = toBaseRange({ from: 100, to: 200 }, 0.012);
    const prices = Array.from({ length: 1_000_000 }, (_, at) => (800_000 + at) / 100);
    const taken = prices.filter((price) => price >= Number(from) && price <= Number(to));
    const shown = taken.map((price) => toMinorUnits(price, 0.012));
    expect([shown.at(0), shown.at(-1)]).toEqual([100_00, 200_00]);
  });
});

test("toTiers sorts tiers by quantity and drops those without quantity or price", () => {
  const tiers = [
    { quantity: 10, final_price: inr(28_000) },
    { quantity: 0, final_price: inr(1) },
    { quantity: 20, final_price: null },
    { quantity: 5, final_price: inr(29_000) },
  ];
  const single = money(3_000_000, "INR");
  expect(toTiers(tiers, single)).toEqual([
    { quantity: 5, price: { minor: 2_900_000, currency: "INR" } },
    { quantity: 10, price: { minor: 2_800_000, currency: "INR" } },
  ]);
  expect(toTiers(null, single)).toEqual([]);
});
