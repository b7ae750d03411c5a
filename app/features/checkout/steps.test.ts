import { describe, expect, test } from "vitest";
import type { Address } from "~/lib/commerce/model/address";
import { money } from "~/lib/commerce/model/money";
import { sampleCart } from "~/lib/testing/sample-cart";
import { MISSING } from "./checkout-step.server";
import { firstUnfinished, isReachable, missingFrom, nextPath, type Progress } from "./steps";

const address: Address = {
  firstName: "Asha",
  lastName: "Rao",
  street: "12 Hill Road",
  apartment: "Flat 4",
  neighborhood: "",
  extra: "",
  city: "Mumbai",
  region: { id: 553, code: "MH", name: "Maharashtra" },
  postcode: "400050",
  country: "IN",
  phone: "9820012345",
};
const shippingMethod = { carrier: "flatrate", method: "flatrate", title: "Standard", price: money(4_900, "INR") };

function totalling(minor: number): Progress["totals"] {
  return { ...sampleCart().totals, grandTotal: money(minor, "INR") };
}

const fresh: Progress = {
  isVirtual: false,
  email: null,
  shippingAddress: null,
  pickupStore: null,
  shippingMethod: null,
  billingAddress: null,
  totals: totalling(49_999_00),
};
const withEmail = { ...fresh, email: "asha@example.in" };
const withAddress = { ...withEmail, shippingAddress: address };
const withMethod = { ...withAddress, shippingMethod };
const ready = { ...withMethod, billingAddress: address };

describe("firstUnfinished", () => {
  const virtual = { ...withEmail, isVirtual: true };
  test.each([
    { of: "a fresh cart", cart: fresh, step: "user-account", missing: "email" },
    { of: "a fresh virtual cart", cart: { ...fresh, isVirtual: true }, step: "user-account", missing: "email" },
    { of: "a cart with an email", cart: withEmail, step: "user-account", missing: "shipping-address" },
    { of: "a cart with a shipping address", cart: withAddress, step: "shipping", missing: "shipping-method" },
    { of: "a cart with a shipping method", cart: withMethod, step: "billing", missing: "billing-address" },
    { of: "a cart with everything", cart: ready, step: "payment", missing: null },
    { of: "a virtual cart with an email", cart: virtual, step: "billing", missing: "billing-address" },
    {
      of: "a virtual cart with a billing address",
      cart: { ...virtual, billingAddress: address },
      step: "payment",
      missing: null,
    },
    { of: "a cart without an email", cart: { ...ready, email: null }, step: "user-account", missing: "email" },
    {
      of: "a cart without a shipping method",
      cart: { ...ready, shippingMethod: null },
      step: "shipping",
      missing: "shipping-method",
    },
  ] as const)("returns $step for $of", ({ cart, step, missing }) => {
    expect(firstUnfinished(cart)).toBe(step);
    expect(missingFrom(cart)).toBe(missing);
    if (missing) expect(MISSING[missing]).toMatch(/first/);
  });
});

describe("isReachable", () => {
  test.each([
    [fresh, ["user-account"]],
    [{ ...fresh, isVirtual: true }, ["user-account"]],
    [withEmail, ["user-account"]],
    [withAddress, ["user-account", "shipping"]],
    [withMethod, ["user-account", "shipping", "billing"]],
    [ready, ["user-account", "shipping", "billing", "payment"]],
    [{ ...ready, isVirtual: true }, ["user-account", "billing", "payment"]],
  ] as const)("returns true up to the first unfinished step", (cart, open) => {
    const reachable = (["user-account", "shipping", "billing", "payment"] as const).filter((step) =>
      isReachable(cart, step),
    );
    expect(reachable).toEqual(open);
  });
});

test("nextPath returns the path of the next step", () => {
  expect(nextPath(ready, "user-account")).toBe("/checkout/shipping");
  expect(nextPath({ isVirtual: true }, "user-account")).toBe("/checkout/billing");
  expect(nextPath(ready, "billing")).toBe("/checkout/payment");
  expect(nextPath(ready, "payment")).toBe("/checkout/payment");
});

test("missingFrom ignores a shipping method that does not fit the pickup store", () => {
  const instore = { ...shippingMethod, carrier: "instore", method: "pickup" };
  expect(missingFrom({ ...ready, pickupStore: "bom-bandra" })).toBe("shipping-method");
  expect(missingFrom({ ...ready, shippingMethod: instore })).toBe("shipping-method");
  expect(missingFrom({ ...ready, shippingMethod: instore, pickupStore: "bom-bandra" })).toBeNull();
});

describe("what is collected and billed to the store", () => {
  const instore = { ...shippingMethod, carrier: "instore", method: "pickup" };
  const collected = { ...ready, shippingMethod: instore, pickupStore: "bom-bandra" };
  const buyers = { ...address, city: "Pune" };
  test.each([
    ["below ₹50,000", collected, null],
    ["from ₹50,000 on", { ...collected, totals: totalling(50_000_00) }, "buyers-address"],
    ["with the buyer's address", { ...collected, totals: totalling(50_000_00), billingAddress: buyers }, null],
    ["delivered home", { ...ready, totals: totalling(50_000_00) }, null],
  ] as const)("%s is missing %j", (_, cart, missing) => {
    expect(missingFrom(cart)).toBe(missing);
    expect(isReachable(cart, "payment")).toBe(missing === null);
  });
});
