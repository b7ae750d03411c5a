import { saveCartId } from "~/lib/server/cookies/cart-id.server";
import { describe, expect, test } from "vitest";
import { formOf, redirectOf } from "~/lib/testing/browser";
import { fakeBackend } from "~/lib/testing/fake-backend";
import { sampleCart } from "~/lib/testing/sample-cart";
import { fail } from "~/lib/commerce/model/problem";
import type { WishlistItem } from "~/lib/commerce/model/wishlist";
import { sampleProduct } from "~/lib/testing/sample-product";
import {
  fakeWishlist,
  logInto,
  wishlistBrowser,
  type FakeWishlist,
} from "~/features/wishlist/testing/wishlist-browser";
import { wishlistAction } from "./actions.server";

const lamp: WishlistItem = { id: "7", product: sampleProduct, choices: [], quantity: 1, note: "", open: [] };
const open: WishlistItem["open"] = [{ label: "Colour", values: [{ uid: "c1", label: "Black" }] }];

async function send(list: FakeWishlist, values: Record<string, string>, query = "?page=2") {
  const backend = fakeBackend(null);
  const browser = await logInto(wishlistBrowser(list, { backend }));
  const url = new URL(`http://shop.test/customer/my-wishlist${query}`);
  const sent = await browser.visit(({ shop }) => {
    saveCartId(shop.cookies, sampleCart().id);
    return wishlistAction({ shop, url, form: formOf({ item: "7", ...values }) });
  });
  return { ...sent, backend };
}

describe("wishlistAction: move to cart", () => {
  test("adds a notice and stays on the page", async () => {
    const { answer, notices } = await send(fakeWishlist([lamp]), { intent: "to-cart" });
    expect(notices).toEqual([{ kind: "success", text: "You added Phone to your shopping cart." }]);
    expect(redirectOf(answer)).toBe("/customer/my-wishlist?page=2");
  });

  test("keeps the item and shows the error when rejected", async () => {
    const list = fakeWishlist([lamp]);
    list.toCart = async () => fail({ code: "NOT_SALABLE", message: "This product is out of stock." });
    const { notices } = await send(list, { intent: "to-cart" });
    expect(notices).toEqual([{ kind: "danger", title: "Wishlist error", text: "This product is out of stock." }]);
    expect(list.removed).toEqual([]);
  });

  test("adds an item with the options chosen on the list, then removes it", async () => {
    const list = fakeWishlist([{ ...lamp, open }]);
    const { notices, backend } = await send(list, { intent: "to-cart", option: "c1" });
    expect(notices).toMatchObject([{ kind: "success" }]);
    expect(backend.writes).toEqual(["add"]);
    expect(list.removed).toEqual(["7"]);
  });

  test.each([{}, { option: "" }, { option: "c9" }])("sends nothing without a chosen option: %j", async (picked) => {
    const list = fakeWishlist([{ ...lamp, open }]);
    const { notices, backend } = await send(list, { intent: "to-cart", ...picked });
    expect(notices).toMatchObject([{ title: "Wishlist error", text: "Please choose colour." }]);
    expect(backend.writes).toEqual([]);
    expect(list.removed).toEqual([]);
  });
});

describe("wishlistAction: update", () => {
  test("saves quantity and note", async () => {
    const list = fakeWishlist([lamp]);
    await send(list, { intent: "update", quantity: "3", note: " For Ravi " });
    expect(list.changed).toEqual([{ id: "7", quantity: 3, note: "For Ravi" }]);
  });

  test("returns the input with an invalid quantity", async () => {
    const list = fakeWishlist([lamp]);
    const { answer } = await send(list, { intent: "update", quantity: "0", note: "For Ravi" });
    expect(answer).toMatchObject({
      init: { status: 422 },
      data: { initialValue: { item: "7", note: "For Ravi" }, error: { quantity: [expect.any(String)] } },
    });
    expect(list.changed).toEqual([]);
  });
});

test("wishlistAction ignores an item that is not on the customer's list", async () => {
  const list = fakeWishlist([lamp]);
  const { answer, notices } = await send(list, { item: "8", intent: "remove" }, "?return-to=%2Fphone.html");
  expect(redirectOf(answer)).toBe("/phone.html");
  expect(notices).toEqual([]);
  expect(list.removed).toEqual([]);
});

test("wishlistAction redirects to the previous page after the last item of a page", async () => {
  const list = fakeWishlist([lamp]);
  list.remaining = 100;
  expect(redirectOf((await send(list, { intent: "remove" }, "?view=list&page=2")).answer)).toBe(
    "/customer/my-wishlist?view=list",
  );
  list.remaining = 101;
  expect(redirectOf((await send(list, { intent: "remove" }, "?page=2")).answer)).toBe("/customer/my-wishlist?page=2");
});

test("wishlistAction removes an item with a notice", async () => {
  const list = fakeWishlist([lamp]);
  const { notices } = await send(list, { intent: "remove" });
  expect(list.removed).toEqual(["7"]);
  expect(notices).toMatchObject([{ kind: "danger", text: "Removed from your wishlist." }]);
});
