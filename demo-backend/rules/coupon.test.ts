import { describe, expect, test } from "vitest";
import { couponApplies, couponDiscount, type Coupon } from "./coupon.ts";

const tenPercent: Coupon = {
  code: "TEN",
  label: "Ten per cent",
  kind: "percent",
  amount: 1000,
  minimumSubtotal: 99_900,
  startsAt: "2026-01-01T00:00:00.000Z",
  endsAt: "2026-12-31T23:59:59.999Z",
  isActive: 1,
  usesPerCoupon: null,
  usesPerCustomer: null,
};
const unused = { total: 0, byCustomer: 0 };
const summer = new Date("2026-06-15T10:00:00Z");

describe("couponApplies", () => {
  test.each([
    ["at the minimum", {}, 99_900, summer, true],
    ["a paisa below it", {}, 99_899, summer, false],
    ["before it starts", {}, 99_900, new Date("2025-12-31T23:59:59Z"), false],
    ["after it ended", {}, 99_900, new Date("2027-01-01T00:00:00Z"), false],
    ["switched off", { isActive: 0 }, 99_900, summer, false],
    ["without dates", { startsAt: null, endsAt: null }, 99_900, summer, true],
    ["on nothing", { minimumSubtotal: 0 }, 0, summer, false],
  ])("%s", (_, change, subtotal, now, applies) => {
    expect(couponApplies({ ...tenPercent, ...change }, { subtotal, now, uses: unused })).toBe(applies);
  });

  test.each([
    ["the last use of all", { usesPerCoupon: 3 }, { total: 2, byCustomer: 2 }, true],
    ["used up by everyone", { usesPerCoupon: 3 }, { total: 3, byCustomer: 0 }, false],
    ["used up by this customer", { usesPerCustomer: 1 }, { total: 9, byCustomer: 1 }, false],
    ["used by others", { usesPerCustomer: 1 }, { total: 9, byCustomer: 0 }, true],
  ])("%s", (_, change, uses, applies) => {
    expect(couponApplies({ ...tenPercent, ...change }, { subtotal: 99_900, now: summer, uses })).toBe(applies);
  });
});

describe("couponDiscount", () => {
  test.each([
    ["per cent", {}, 649_900, 64_990],
    ["per cent, half up", {}, 5, 1],
    ["fixed", { kind: "fixed", amount: 50_000 }, 649_900, 50_000],
    ["fixed, no more than the goods", { kind: "fixed", amount: 50_000 }, 29_900, 29_900],
    ["free delivery takes nothing off goods", { kind: "free_shipping", amount: 0 }, 29_900, 0],
  ] as const)("%s", (_, change, subtotal, discount) => {
    expect(couponDiscount({ ...tenPercent, ...change }, subtotal)).toBe(discount);
  });
});
