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
    ["a paisa below the minimum", {}, 99_899, summer, false],
    ["before it starts", {}, 99_900, new Date("2025-12-31T23:59:59Z"), false],
    ["after it ended", {}, 99_900, new Date("2027-01-01T00:00:00Z"), false],
    ["that is disabled", { isActive: 0 }, 99_900, summer, false],
    ["without dates", { startsAt: null, endsAt: null }, 99_900, summer, true],
    ["on an empty cart", { minimumSubtotal: 0 }, 0, summer, false],
  ])("checks a coupon %s", (_, change, subtotal, now, applies) => {
    expect(couponApplies({ ...tenPercent, ...change }, { subtotal, now, uses: unused })).toBe(applies);
  });

  test.each([
    ["with one use left", { usesPerCoupon: 3 }, { total: 2, byCustomer: 2 }, true],
    ["with no use left", { usesPerCoupon: 3 }, { total: 3, byCustomer: 0 }, false],
    ["used up by this customer", { usesPerCustomer: 1 }, { total: 9, byCustomer: 1 }, false],
    ["used only by other customers", { usesPerCustomer: 1 }, { total: 9, byCustomer: 0 }, true],
  ])("checks a coupon %s", (_, change, uses, applies) => {
    expect(couponApplies({ ...tenPercent, ...change }, { subtotal: 99_900, now: summer, uses })).toBe(applies);
  });
});

describe("couponDiscount", () => {
  test.each([
    ["a percentage", {}, 649_900, 64_990],
    ["a percentage, rounded half up", {}, 5, 1],
    ["a fixed amount", { kind: "fixed", amount: 50_000 }, 649_900, 50_000],
    ["a fixed amount up to the subtotal", { kind: "fixed", amount: 50_000 }, 29_900, 29_900],
    ["nothing for free shipping", { kind: "free_shipping", amount: 0 }, 29_900, 0],
  ] as const)("takes off %s", (_, change, subtotal, discount) => {
    expect(couponDiscount({ ...tenPercent, ...change }, subtotal)).toBe(discount);
  });
});
