import { describe, expect, test } from "vitest";
import { cableLine, cart, inr, phoneLine } from "../../../../tests/contract/wire-shapes.ts";
import { CommerceError } from "../errors.ts";
import type { CartFragment } from "../wire/generated/graphql.ts";
import { toCart } from "./to-cart.server.ts";

type WireLine = NonNullable<NonNullable<CartFragment["items"]>[number]>;

const lineOf = (wire: WireLine) => toCart({ ...cart, items: [wire] }).lines[0];

describe("a line", () => {
  test("has prices with tax and shows the variant that was chosen", () => {
    expect(lineOf(phoneLine)).toEqual({
      uid: "MjE=",
      sku: "VOY-ONE",
      name: "Voyant One",
      kind: "configurable",
      path: "/voyant-one.html",
      picture: { url: "https://shop.example/media/black.jpg", label: "Black" },
      choices: [
        { label: "Colour", value: "Black" },
        { label: "Storage", value: "128 GB" },
      ],
      quantity: 2,
      unitPrice: { minor: 2999950, currency: "INR" },
      total: { minor: 5999900, currency: "INR" },
      problems: [],
    });
  });

  test("falls back to the product's picture when the variant has none", () => {
    const configured_variant = { sku: "x", thumbnail: { url: "https://shop.example/placeholder/x.jpg", label: null } };
    expect(lineOf({ ...phoneLine, configured_variant })?.picture?.url).toBe("https://shop.example/media/one.jpg");
  });

  test("says its trouble once and in plain words", () => {
    const error = { code: "ITEM_QTY" as const, message: "There are no source items with the in stock status" };
    expect(lineOf({ ...cableLine, errors: [error, null, error] })?.problems).toEqual(["This product is out of stock."]);
  });

  const base = { uid: "a", quantity: 1, product: cableLine.product, prices: cableLine.prices, errors: null };
  test.each<[string, WireLine, object[]]>([
    [
      "a bundle",
      {
        ...base,
        __typename: "BundleCartItem",
        bundle_options: [
          {
            label: "Cables",
            values: [
              { label: "1 m", quantity: 2 },
              { label: "2 m", quantity: 1 },
            ],
          },
        ],
      },
      [{ label: "Cables", value: "2 × 1 m, 2 m" }],
    ],
    [
      "a download",
      { ...base, __typename: "DownloadableCartItem", links: [{ title: "Album" }, { title: null }] },
      [{ label: "Download", value: "Album" }],
    ],
    [
      "an engraving",
      {
        ...cableLine,
        customizable_options: [
          { label: "Text", values: [{ label: "", value: "ASHA" }] },
          { label: "Size", values: [{ label: "64 GB", value: "2" }] },
        ],
      },
      [
        { label: "Text", value: "ASHA" },
        { label: "Size", value: "64 GB" },
      ],
    ],
  ])("says in words what was chosen for %s", (_name, wire, choices) => {
    expect(lineOf(wire)?.choices).toEqual(choices);
  });
});

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
