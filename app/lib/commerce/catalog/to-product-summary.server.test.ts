import { describe, expect, test } from "vitest";
import { card, inr } from "../../../../tests/contract/wire-shapes.ts";
import { toHighestPrice, toKind, toProductSummaries, toProductSummary } from "./to-product-summary.server";

describe("toProductSummary", () => {
  test("maps a card to the domain type", () => {
    expect(toProductSummary(card)).toEqual({
      uid: "MTE=",
      sku: "VOY-ONE",
      name: "Voyant One",
      kind: "configurable",
      path: "/voyant-one.html",
      picture: { url: "/media/catalog/product/v/o/one.jpg", label: "" },
      price: { regular: { minor: 3299900, currency: "INR" }, final: { minor: 2999950, currency: "INR" } },
      isPriceFrom: true,
      inStock: true,
      onlyLeft: null,
      rating: 4.4,
      reviewCount: 12,
      facts: "",
      isNew: false,
      isOnSale: false,
    });
  });

  test.each([
    [null, null],
    [0, null],
    [0.5, null],
    [1, 1],
    [2.5, 2],
  ])("of %s left says %s: with nothing left it is on backorder", (left, shown) => {
    expect(toProductSummary({ ...card, only_x_left_in_stock: left })?.onlyLeft).toBe(shown);
  });

  test("has no rating without reviews", () => {
    expect(toProductSummary({ ...card, review_count: 0, rating_summary: 0 })?.rating).toBeNull();
    expect(toProductSummary({ ...card, review_count: 3, rating_summary: 0 })?.rating).toBeNull();
  });

  test("uses the final price when the regular one is missing", () => {
    const minimum_price = { regular_price: { value: null, currency: null }, final_price: inr(10) };
    const summary = toProductSummary({ ...card, price_range: { minimum_price, maximum_price: null } });
    expect(summary?.price.regular).toEqual({ minor: 1000, currency: "INR" });
    expect(summary?.isPriceFrom).toBe(false);
  });

  test("has no picture for Magento's placeholder", () => {
    const small_image = { url: "https://shop.example/static/placeholder/small_image.jpg", label: "" };
    expect(toProductSummary({ ...card, small_image })?.picture).toBeNull();
  });

  const may = Date.parse("2026-05-10T12:00:00Z");
  test.each([
    ["2026-05-01 00:00:00", null, true],
    ["2026-05-01 00:00:00", "2026-05-31 00:00:00", true],
    ["2026-06-01 00:00:00", null, false],
    [null, "2026-05-09 00:00:00", false],
    [null, null, false],
  ])("with new_from_date %s and new_to_date %s is new on 10 May 2026: %s", (new_from_date, new_to_date, isNew) => {
    expect(toProductSummary({ ...card, new_from_date, new_to_date }, may)?.isNew).toBe(isNew);
  });

  test("is new or on sale by the merchant's attributes", () => {
    expect(toProductSummary({ ...card, new: 1, sale: 1 })).toMatchObject({ isNew: true, isOnSale: true });
    expect(toProductSummary({ ...card, new: 0, sale: null })).toMatchObject({ isNew: false, isOnSale: false });
  });

  test("toProductSummaries skips products without a price or a name", () => {
    const noPrice = { value: null, currency: null };
    const minimum_price = { regular_price: noPrice, final_price: noPrice };
    const broken = { ...card, price_range: { minimum_price, maximum_price: null } };
    expect(toProductSummaries([broken, { ...card, name: null }, card])).toHaveLength(1);
  });
});

test.each([
  ["SimpleProduct", "simple"],
  ["GiftCard", "gift-card"],
  ["SubscriptionProduct", "unknown"],
])("toKind maps %s to %s", (typeName, kind) => {
  expect(toKind(typeName)).toBe(kind);
});

test("keeps the backend's type of products that are not sold online", () => {
  const giftCard = { ...card, __typename: "GiftCardProduct" } as unknown as typeof card; // only in Adobe Commerce's schema
  expect(toProductSummary(giftCard)?.typeName).toBe("GiftCardProduct");
  expect(toProductSummary(card)).not.toHaveProperty("typeName");
});

test("toHighestPrice returns the maximum price only when it is higher", () => {
  expect(toHighestPrice(card.price_range)).toEqual({
    regular: { minor: 3899900, currency: "INR" },
    final: { minor: 3899900, currency: "INR" },
  });
  const { minimum_price } = card.price_range;
  expect(toHighestPrice({ minimum_price, maximum_price: minimum_price })).toBeNull();
  expect(toHighestPrice({ minimum_price, maximum_price: null })).toBeNull();
});
