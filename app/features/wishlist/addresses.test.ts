import { expect, test } from "vitest";
import { asId } from "~/lib/commerce/model/ids";
import { pendingItemCookie } from "./pending-item.server";
import { readSharedSkus, sharedAddress, parseWishlistView, wishlistAddress } from "./wishlist-view";

test("a link to share carries the products, each once, and nothing else", () => {
  const address = new URL(sharedAddress("https://shop.example", [asId("A B&C"), asId("D"), asId("D")]));
  expect(address.pathname).toBe("/wishlist/shared");
  expect(readSharedSkus(address.searchParams)).toEqual(["A B&C", "D"]);
});

test("a shared link made by hand asks for a page of products at most", () => {
  const query = new URLSearchParams([
    ["sku", ""],
    ["sku", "x".repeat(65)],
    ...Array.from({ length: 300 }, (_, at) => ["sku", `S${at}`]),
  ]);
  expect(readSharedSkus(query)).toHaveLength(100);
});

test.each([
  ["", { page: 1, view: null }],
  ["view=list&page=3", { page: 3, view: "list" }],
  ["view=tiles&page=-1", { page: 1, view: null }],
] as const)("the address ?%s shows %j", (query, view) => {
  expect(parseWishlistView(new URLSearchParams(query))).toEqual(view);
  expect(parseWishlistView(new URL(wishlistAddress(view), "http://shop.test").searchParams)).toEqual(view);
});

test("a kept wish is read as it was written, anything else is none", () => {
  const enteredOptions = [{ uid: "YnVuZGxl=", value: "3" }];
  const item = { sku: asId<never>("B"), parentSku: asId<never>("A"), selectedOptions: ["c1", "s1"], enteredOptions };
  expect(pendingItemCookie.parse(pendingItemCookie.format(item))).toEqual(item);
  const plain = { sku: asId<never>("B"), parentSku: null, selectedOptions: [], enteredOptions: [] };
  expect(pendingItemCookie.parse(pendingItemCookie.format(plain))).toEqual(plain);
  expect(pendingItemCookie.parse("")).toBeNull();
});
