import { expect, test } from "vitest";
import { formOf } from "~/lib/testing/browser";
import { sampleProduct } from "~/lib/testing/sample-product";
import {
  fakeWishlist,
  logInto,
  wishlistBrowser,
  type FakeWishlist,
} from "~/features/wishlist/testing/wishlist-browser";
import { CommerceError } from "~/lib/commerce/model/errors";
import type { WishlistItem } from "~/lib/commerce/model/wishlist";
import { removeMovedItem } from "./move-to-cart.server";

const item: WishlistItem = { id: "7", product: sampleProduct, choices: [], quantity: 1, note: "", open: "on-its-page" };

async function buy(list: FakeWishlist, values: Record<string, string>, isCustomer = true) {
  const browser = wishlistBrowser(list, { product: sampleProduct });
  if (isCustomer) await logInto(browser);
  await browser.visit(({ shop }) => removeMovedItem(shop, sampleProduct.sku, formOf(values)));
  return list.removed;
}

test("removeMovedItem removes a product that was bought from the wishlist", async () => {
  expect(await buy(fakeWishlist([item]), { wishlist: "7" })).toEqual(["7"]);
});

test.each([
  ["an item of another product", { wishlist: "8" }, true],
  ["a purchase without the wishlist", {}, true],
  ["a guest's purchase", { wishlist: "7" }, false],
] as const)("removeMovedItem does not change the wishlist for %s", async (_, values, isCustomer) => {
  expect(await buy(fakeWishlist([item]), values, isCustomer)).toEqual([]);
});

test("removeMovedItem does not throw when the wishlist is unavailable", async () => {
  const list = fakeWishlist([item]);
  list.find = async () => {
    throw new CommerceError("unavailable", "no answer");
  };
  expect(await buy(list, { wishlist: "7" })).toEqual([]);
});
