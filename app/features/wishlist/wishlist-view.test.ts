import { expect, test } from "vitest";
import { asId, parseSkus } from "~/lib/commerce/model/ids";
import { WISHLIST_PAGE_SIZE } from "~/lib/commerce/model/wishlist";
import { pendingItemCookie } from "./toggle-wishlist.server";
import { sharedWishlistUrl, parseWishlistView, wishlistPath } from "./wishlist-view";

test("sharedWishlistUrl contains the products without duplicates", () => {
  const url = new URL(sharedWishlistUrl("https://shop.example", [asId("A B&C"), asId("D"), asId("D")]));
  expect(url.pathname).toBe("/wishlist/shared");
  expect(parseSkus(url.searchParams, WISHLIST_PAGE_SIZE)).toEqual(["A B&C", "D"]);
});

test("parseSkus reads at most one page of products from a forged link", () => {
  const query = new URLSearchParams([
    ["sku", ""],
    ["sku", "x".repeat(65)],
    ...Array.from({ length: 300 }, (_, at) => ["sku", `S${at}`]),
  ]);
  expect(parseSkus(query, WISHLIST_PAGE_SIZE)).toHaveLength(100);
});

test.each([
  ["", { page: 1, view: null }],
  ["view=list&page=3", { page: 3, view: "list" }],
  ["view=tiles&page=-1", { page: 1, view: null }],
] as const)("parseWishlistView reads ?%s as %j", (query, view) => {
  expect(parseWishlistView(new URLSearchParams(query))).toEqual(view);
  expect(parseWishlistView(new URL(wishlistPath(view), "http://shop.test").searchParams)).toEqual(view);
});

test("pendingItemCookie parses what it has formatted and rejects an empty value", () => {
  const enteredOptions = [{ uid: "YnVuZGxl=", value: "3" }];
  const item = { sku: asId<never>("B"), parentSku: asId<never>("A"), selectedOptions: ["c1", "s1"], enteredOptions };
  expect(pendingItemCookie.parse(pendingItemCookie.format(item))).toEqual(item);
  const plain = { sku: asId<never>("B"), parentSku: null, selectedOptions: [], enteredOptions: [] };
  expect(pendingItemCookie.parse(pendingItemCookie.format(plain))).toEqual(plain);
  expect(pendingItemCookie.parse("")).toBeNull();
});
