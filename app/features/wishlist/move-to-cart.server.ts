import { addLinesIdempotently } from "~/features/cart/add-to-cart.server";
import { cartIdOf, saveCartId } from "~/features/cart/cart-id.server";
import { clearCartQuantity } from "~/features/cart/cart-snapshot.server";
import { sendCartChange } from "~/features/consent/cart-events.server";
import type { Sku } from "~/lib/commerce/model/ids";
import { fail, type Result } from "~/lib/commerce/model/problem";
import type { WishlistItem } from "~/lib/commerce/model/wishlist";
import { customerToken } from "~/lib/server/cookies/customer-token.server";
import { withFallback } from "~/lib/server/request/optional.server";
import type { Shop } from "~/lib/server/request/shop.server";
import { WISHLIST_ITEM_PARAM } from "./wishlist-view";

/** A moved item is removed from the list, a rejected one stays (product P70). */
export async function moveToCart(shop: Shop, item: WishlistItem, picked: readonly string[]): Promise<Result<object>> {
  if (item.open === "on-its-page") return fail({ code: "options", message: "Choose its options on its page first." });
  return item.open.length > 0 ? addChosen(shop, item, picked) : move(shop, item);
}

/** The backend adds the item to the customer's cart and removes it from the list. */
async function move(shop: Shop, item: WishlistItem): Promise<Result<object>> {
  const { commerce, cookies } = shop;
  const { product, quantity } = item;
  const result = await commerce.wishlist.toCart(item.id);
  clearCartQuantity(shop);
  if (result.ok && product) {
    const { regular: regularPrice, final: unitPrice } = product.price;
    sendCartChange(shop, "add_to_cart", [{ ...product, quantity, unitPrice, regularPrice, discount: null }]);
  }
  if (result.ok && !cartIdOf(cookies)) saveCartId(cookies, await commerce.customer.cartId());
  return result;
}

async function addChosen(shop: Shop, item: WishlistItem, picked: readonly string[]) {
  const open = item.open === "on-its-page" ? [] : item.open;
  const missing = open.filter(({ values }) => !values.some(({ uid }) => picked.includes(uid)));
  if (missing.length > 0 || !item.product) {
    const names = missing.map(({ label }) => label.toLowerCase()).join(" and ");
    return fail({ code: "missing-option", message: `Please choose ${names}.` });
  }
  const known = open.flatMap(({ values }) => values.map(({ uid }) => uid));
  const selectedOptions = picked.filter((uid) => known.includes(uid));
  const quantity = Math.max(1, Math.floor(item.quantity));
  const added = await addLinesIdempotently(shop, [{ sku: item.product.sku, quantity, selectedOptions }]);
  if (!added.ok) return added;
  return shop.commerce.wishlist.remove([item.id]);
}

/** After adding to the cart from a product page opened from the wishlist: removes that item. */
export async function removeMovedItem(shop: Shop, sku: Sku, form: FormData): Promise<void> {
  const id = form.get(WISHLIST_ITEM_PARAM);
  if (typeof id !== "string" || id === "" || !customerToken(shop.cookies)) return;
  const { wishlist } = shop.commerce;
  const removing = wishlist.find(sku).then((ids) => (ids.includes(id) ? wishlist.remove([id]) : null));
  // It is already in the cart, so a failure here is only logged.
  const failure = "a moved item is still on the wishlist";
  await withFallback(shop, removing, { failure, fallback: null, except: "unauthorized" });
}
