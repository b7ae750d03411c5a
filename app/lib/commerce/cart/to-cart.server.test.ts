import { describe, expect, test } from "vitest";
import { recordedData } from "../../../../tests/contract/recordings.ts";
import { cableLine, cart, inr } from "../../../../tests/contract/wire-shapes.ts";
import { CommerceError } from "~/lib/commerce/model/errors";
import { toCart } from "./to-cart.server";

describe("toCart", () => {
  test("leaves out lines the backend could not load", () => {
    expect(toCart(cart, { pricesIncludeTax: true }).lines.map(({ sku }) => sku)).toEqual(["VOY-ONE", "CAB-1"]);
  });

  test("maps totals, with the selected method's price including tax", () => {
    expect(toCart(cart, { pricesIncludeTax: true }).totals).toEqual({
      tax: "included",
      subtotal: { minor: 6029800, currency: "INR" },
      discounts: [{ label: "Discount (Monsoon)", amount: { minor: 602980, currency: "INR" } }],
      taxes: [{ label: "GST 18", amount: { minor: 829801, currency: "INR" } }],
      shipping: { minor: 7900, currency: "INR" },
      grandTotal: { minor: 5434720, currency: "INR" },
    });
  });

  test("marks a delivery method that is not available", () => {
    expect(toCart(cart, { pricesIncludeTax: true }).shippingMethods).toEqual([
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

  test("takes the price of the selected method, not of the carrier's other method", () => {
    const [delivery] = cart.shipping_addresses;
    const offers = delivery?.available_shipping_methods ?? [];
    const express = { ...offers[0]!, method_code: "express", price_incl_tax: inr(199), price_excl_tax: inr(168.64) }; // the sample has offers
    const shipping_addresses = delivery ? [{ ...delivery, available_shipping_methods: [express, ...offers] }] : [];
    const { shippingMethod, totals } = toCart({ ...cart, shipping_addresses }, { pricesIncludeTax: true });
    expect([shippingMethod?.price.minor, totals.shipping?.minor]).toEqual([7900, 7900]);
  });

  test("keeps the price of a selected method that is no longer offered", () => {
    const [delivery] = cart.shipping_addresses;
    const shipping_addresses = delivery ? [{ ...delivery, available_shipping_methods: [] }] : [];
    expect(toCart({ ...cart, shipping_addresses }, { pricesIncludeTax: true }).shippingMethod?.price).toEqual({
      minor: 6695,
      currency: "INR",
    });
  });

  test("has no payment method before one is selected", () => {
    expect(toCart(cart, { pricesIncludeTax: true }).paymentMethod).toBeNull();
    const selected_payment_method = { code: "cashondelivery", title: "Cash on delivery" };
    expect(toCart({ ...cart, selected_payment_method }, { pricesIncludeTax: true }).paymentMethod).toEqual(
      selected_payment_method,
    );
  });

  test("maps a new cart without selections", () => {
    const fresh = { ...cart, items: [], email: null, shipping_addresses: [], applied_coupons: null };
    expect(toCart(fresh, { pricesIncludeTax: true })).toMatchObject({
      lines: [],
      email: null,
      coupons: [],
      shippingAddress: null,
      shippingMethods: [],
      shippingMethod: null,
      totals: { shipping: null },
    });
  });

  test("adds up the lines without a subtotal, and throws without a grand total", () => {
    const prices = {
      subtotal_excluding_tax: null,
      subtotal_including_tax: null,
      grand_total: inr(60_377),
      discounts: null,
      applied_taxes: null,
    };
    expect(toCart({ ...cart, prices }, { pricesIncludeTax: true }).totals.subtotal.minor).toBe(6029800);
    expect(() => toCart({ ...cart, prices: null }, { pricesIncludeTax: true })).toThrow(CommerceError);
  });
});

describe("toCart: totals of a recorded cart", () => {
  const recordedCart = (name: string) => withCurrency(recordedData<{ cart: Recorded }>(name).cart);
  // Expected totals, in rupees.
  test.each([
    ["entered-and-shown-with-tax", true, 50_000, { tax: "included", subtotal: 500, shipping: 49, grandTotal: 449 }],
    ["entered-and-shown-without-tax", false, 50_000, { tax: "added", subtotal: 500, shipping: 49, grandTotal: 508.58 }],
    ["entered-without-shown-with-tax", true, 59_000, { tax: "added", subtotal: 500, shipping: 49, grandTotal: 508.58 }],
    ["entered-without-shown-both", true, 59_000, { tax: "added", subtotal: 500, shipping: 49, grandTotal: 508.58 }],
  ])("with prices %s", (name, includesTax, each, listed) => {
    const { prices, shipping_addresses, items } = recordedCart(`tax--${name}-cart`);
    const delivery = { ...cart.shipping_addresses[0], ...shipping_addresses[0] };
    const wire = { ...cart, prices, shipping_addresses: [delivery], items: [{ ...cableLine, ...items[0] }] };
    const recorded = wire as Parameters<typeof toCart>[0]; // with fewer fields
    const { totals, lines, isBeforeTax } = toCart(recorded, { pricesIncludeTax: includesTax });
    const { tax, subtotal, shipping, discounts, taxes, grandTotal } = totals;
    const rupees = (amount: { minor: number } | null) => (amount?.minor ?? 0) / 100;
    expect({ tax, subtotal: rupees(subtotal), shipping: rupees(shipping), grandTotal: rupees(grandTotal) }).toEqual(
      listed,
    );
    const added = tax === "added" ? taxes.reduce((sum, { amount }) => sum + amount.minor, 0) : 0;
    const off = discounts.reduce((sum, { amount }) => sum + amount.minor, 0);
    expect(subtotal.minor - off + (shipping?.minor ?? 0) + added).toBe(grandTotal.minor);
    expect(isBeforeTax).toBe(!includesTax);
    expect(lines[0]?.unitPrice.minor).toBe(each);
    expect(lines[0]?.discount?.minor).toBe(off);
  });

  test.each([
    [true, 102_500],
    [false, 105_000],
  ])(
    "with a fixed product tax that the catalogue includes (%s) lines add up, and no saving is invented",
    (isIncluded, mrp) => {
      const recorded = recordedData<{ cart: typeof cart }>("fixed-product-tax/Cart--with-a-fixed-product-tax").cart;
      const { prices, items } = recorded;
      const [line = cableLine] = items ?? [];
      const fixed_product_taxes = [{ label: "Eco fee", amount: inr(25) }];
      const withFee = { ...line, prices: line.prices && { ...line.prices, fixed_product_taxes } };
      const wire = { ...cart, prices, shipping_addresses: [], items: [withFee] };
      const shown = toCart(wire, { pricesIncludeTax: true, pricesIncludeFees: isIncluded });
      expect(shown.lines[0]).toMatchObject({
        unitPrice: { minor: 52_500 },
        total: { minor: 105_000 },
        regularPrice: { minor: mrp },
        fees: [{ label: "Eco fee", amount: { minor: 2_500 } }],
      });
      expect(shown.totals).toMatchObject({
        tax: "included",
        subtotal: { minor: 105_000 },
        grandTotal: { minor: 105_000 },
      });
      const beforeTax = toCart(wire, { pricesIncludeTax: false, pricesIncludeFees: isIncluded });
      expect(beforeTax.lines[0]?.total.minor).toBe(beforeTax.totals.subtotal.minor);
      expect(beforeTax.totals).toMatchObject({ tax: "added", subtotal: { minor: 89_746 } });
    },
  );

  test("have tax apart when they do not add up", () => {
    const prices = { ...cart.prices, grand_total: inr(54_000), applied_taxes: [] };
    expect(toCart({ ...cart, prices } as typeof cart, { pricesIncludeTax: true }).totals.tax).toBe("apart"); // the sample has prices
  });
});

interface Recorded {
  prices: object;
  items: object[];
  shipping_addresses: object[];
}

function withCurrency<T>(wire: T): T {
  const text = JSON.stringify(wire)
    .replace(/"value":/g, '"currency":"INR","value":')
    .replace(/"method_code":("\w+")/g, '"carrier_code":$1,"method_code":$1');
  return JSON.parse(text) as T; // same shape with more fields
}
