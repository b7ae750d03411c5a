import { describe, expect, test } from "vitest";
import { cart, inr } from "../../../../tests/contract/wire-shapes.ts";
import { CommerceError } from "../errors.ts";
import { toCart } from "./to-cart.server.ts";

describe("a cart", () => {
  test("leaves out lines the backend could not load", () => {
    expect(toCart(cart).lines.map(({ sku }) => sku)).toEqual(["VOY-ONE", "CAB-1"]);
  });

  test("takes totals as they are, and the delivery's price with tax from its offer", () => {
    expect(toCart(cart).totals).toEqual({
      subtotal: { minor: 6029800, currency: "INR" },
      discounts: [{ label: "Discount (Monsoon)", amount: { minor: 602980, currency: "INR" } }],
      taxes: [{ label: "GST 18", amount: { minor: 829801, currency: "INR" } }],
      shipping: { minor: 7900, currency: "INR" },
      grandTotal: { minor: 5434720, currency: "INR" },
    });
  });

  test("marks a delivery method that cannot be taken", () => {
    expect(toCart(cart).shippingMethods).toEqual([
      {
        carrier: "flatrate",
        method: "flatrate",
        title: "Courier – Standard",
        price: { minor: 7900, currency: "INR" },
        isAvailable: true,
        problem: null,
      },
      {
        carrier: "freeshipping",
        method: "",
        title: "Free",
        price: { minor: 0, currency: "INR" },
        isAvailable: false,
        problem: "Not from this amount",
      },
    ]);
  });

  test("keeps the price of a chosen method that is no longer offered", () => {
    const [delivery] = cart.shipping_addresses;
    const shipping_addresses = delivery ? [{ ...delivery, available_shipping_methods: [] }] : [];
    expect(toCart({ ...cart, shipping_addresses }).shippingMethod?.price).toEqual({ minor: 6695, currency: "INR" });
  });

  test("has no payment method before one is chosen", () => {
    expect(toCart(cart).paymentMethod).toBeNull();
    const selected_payment_method = { code: "cashondelivery", title: "Cash on delivery" };
    expect(toCart({ ...cart, selected_payment_method }).paymentMethod).toEqual(selected_payment_method);
  });

  test("that is new has nothing chosen", () => {
    const fresh = { ...cart, items: [], email: null, shipping_addresses: [], applied_coupons: null };
    expect(toCart(fresh)).toMatchObject({
      lines: [],
      email: null,
      coupons: [],
      shippingAddress: null,
      shippingMethods: [],
      shippingMethod: null,
      totals: { shipping: null },
    });
  });

  test("adds up the lines where the subtotal is missing, and is refused without a grand total", () => {
    const prices = { subtotal_including_tax: null, grand_total: inr(1), discounts: null, applied_taxes: null };
    expect(toCart({ ...cart, prices }).totals.subtotal.minor).toBe(6029800);
    expect(() => toCart({ ...cart, prices: null })).toThrow(CommerceError);
  });
});
