import { describe, expect, test } from "vitest";
import { formOf, redirectOf } from "~/lib/testing/browser";
import { CommerceError } from "~/lib/commerce/model/errors";
import { asId, type Sku } from "~/lib/commerce/model/ids";
import type { Product, ProductSelection } from "~/lib/commerce/model/product";
import type { WishlistItem } from "~/lib/commerce/model/wishlist";
import { sampleProduct } from "~/lib/testing/sample-product";
import { addPendingItem, toggleWishlist } from "./toggle-wishlist.server";
import { fakeWishlist, logInto, wishlistBrowser } from "~/features/wishlist/testing/wishlist-browser";

const url = new URL("http://shop.test/wishlist/toggle?return-to=%2Fphone.html%3Fcolor%3D1");
const lamp: Product = {
  ...sampleProduct,
  sku: asId<Sku>("LAMP"),
  kind: "simple",
  typeName: "SimpleProduct",
  options: [],
};
const onList = (product: Product): WishlistItem => ({ id: "7", product, choices: [], quantity: 1, note: "", open: [] });
const black: ProductSelection = {
  variant: { sku: asId<Sku>("PHONE-B"), price: lamp.price, inStock: true, onlyLeft: null, picture: null },
  gallery: [],
};

async function toggle(list = fakeWishlist(), product = lamp, values: Record<string, string> = {}) {
  const browser = await logInto(wishlistBrowser(list, { product, selection: black }));
  const form = formOf({ sku: product.sku, intent: "add", ...values });
  return browser.visit(({ shop }) => toggleWishlist({ shop, url, form }));
}

describe("toggleWishlist as a customer", () => {
  test("adds a product and stays on the page", async () => {
    const list = fakeWishlist();
    const { answer, notices } = await toggle(list);
    expect(list.added).toEqual([{ sku: "LAMP", parentSku: null, selectedOptions: [], enteredOptions: [] }]);
    expect(redirectOf(answer)).toBe("/phone.html?color=1");
    expect(notices).toEqual([{ kind: "success", title: "Wishlist", text: "Added to your wishlist." }]);
  });

  test("does not add a product twice", async () => {
    const list = fakeWishlist([onList(lamp)]);
    const { notices } = await toggle(list);
    expect(list.added).toEqual([]);
    expect(notices).toMatchObject([{ text: "Added to your wishlist." }]);
  });

  test("removes a product, and succeeds if it was already removed", async () => {
    const list = fakeWishlist([onList(lamp)]);
    const { notices } = await toggle(list, lamp, { intent: "remove" });
    expect(list.removed).toEqual(["7"]);
    expect(notices).toEqual([{ kind: "danger", title: "Wishlist", text: "Removed from your wishlist." }]);
    expect((await toggle(fakeWishlist(), lamp, { intent: "remove" })).notices).toEqual(notices);
  });

  test("adds the chosen variant, or the product if the choice is incomplete", async () => {
    const list = fakeWishlist();
    await toggle(list, sampleProduct, { color: "1", storage: "1" });
    await toggle(list, sampleProduct, { color: "1" });
    expect(list.added).toEqual([
      { sku: "PHONE-B", parentSku: "PHONE", selectedOptions: ["black", "128"], enteredOptions: [] },
      { sku: "PHONE", parentSku: "PHONE", selectedOptions: [], enteredOptions: [] },
    ]);
  });

  test("rejects a product type that the wishlist does not support", async () => {
    const list = fakeWishlist();
    const { notices } = await toggle(list, { ...lamp, kind: "unknown", typeName: "SubscriptionProduct" });
    expect(list.added).toEqual([]);
    expect(notices).toMatchObject([
      { kind: "danger", title: "Wishlist error", text: expect.stringContaining("SubscriptionProduct not supported") },
    ]);
  });
});

describe("toggleWishlist as a guest", () => {
  test("asks for a log-in on the same page and adds the product afterwards", async () => {
    const list = fakeWishlist();
    const browser = wishlistBrowser(list, { product: lamp });
    const form = formOf({ sku: "LAMP", intent: "add" });
    const { answer } = await browser.visit(({ shop }) => toggleWishlist({ shop, url, form }));
    expect(redirectOf(answer)).toBe("/phone.html?color=1&action=login");
    expect(list.added).toEqual([]);
    await logInto(browser);
    await browser.visit(({ shop }) => addPendingItem(shop));
    expect(list.added).toEqual([{ sku: "LAMP", parentSku: null, selectedOptions: [], enteredOptions: [] }]);
    await browser.visit(({ shop }) => addPendingItem(shop));
    expect(list.added, "once").toHaveLength(1);
  });

  test("asks for a log-in with a warning when the session has ended", async () => {
    const list = fakeWishlist();
    list.find = async () => {
      throw new CommerceError("unauthorized", "the token was rejected");
    };
    const browser = await logInto(wishlistBrowser(list, { product: lamp }));
    const form = formOf({ sku: "LAMP", intent: "add" });
    const { answer, notices } = await browser.visit(({ shop }) => toggleWishlist({ shop, url, form }));
    expect(redirectOf(answer)).toBe("/?action=login&return-to=%2Fphone.html%3Fcolor%3D1");
    expect(notices).toMatchObject([{ kind: "warning", text: "You are not authorized, please log in." }]);
    expect(browser.has("wish")).toBe(true);
    expect(browser.has("customer-token")).toBe(false);
  });
});

test("toggleWishlist requires a log-in to remove a product", async () => {
  const browser = wishlistBrowser(fakeWishlist([onList(lamp)]), { product: lamp });
  const form = formOf({ sku: "LAMP", intent: "remove" });
  await expect(browser.visit(({ shop }) => toggleWishlist({ shop, url, form }))).rejects.toMatchObject({
    kind: "unauthorized",
  });
});

test("toggleWishlist returns 404 when the shop has no wishlists", async () => {
  const browser = wishlistBrowser(fakeWishlist(), { product: lamp, hasWishlists: false });
  const form = formOf({ sku: "LAMP", intent: "add" });
  const { answer } = await browser.visit(({ shop }) => toggleWishlist({ shop, url, form }));
  expect(answer).toMatchObject({ status: 404 });
  expect(browser.has("wish")).toBe(false);
});

test.each(["", "NOPE", "X".repeat(65)])("toggleWishlist returns 404 for the sku %j", async (sku) => {
  expect((await toggle(fakeWishlist(), lamp, { sku })).answer).toMatchObject({ status: 404 });
});
