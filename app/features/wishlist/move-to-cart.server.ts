import { optional } from "~/lib/async/optional";
import { addLinesIdempotently, addToCart } from "~/features/cart/add-to-cart.server";
import {
  clearCartQuantity,
  saveCartSnapshot,
  writeSavedLines,
  savedLinesOf,
  savedKey,
  saveLine,
} from "~/features/cart/cart-cookies.server";
import { cartIdOf, saveCartId } from "~/lib/server/cookies/cart-id.server";
import { sendCartChange } from "~/features/consent/cart-events.server";
import type { CartId, Sku } from "~/lib/commerce/model/ids";
import { fail, type Result, BEING_ORDERED } from "~/lib/commerce/model/problem";
import type { WishlistItem } from "~/lib/commerce/model/wishlist";
import { type Shop, type ShopActionArgs, seeOther } from "~/lib/server/request/shop.server";
import { WISHLIST_ITEM_PARAM } from "./wishlist-view";
import { readCart, redirectUnlessFetcher } from "~/features/cart/read-cart.server";
import type { CartLine } from "~/lib/commerce/model/cart";
import { BUTTONS, parseWithoutCheck, formWrite, WRITE_UNANSWERED } from "~/lib/server/request/parse-form.server";
import { isBeingOrdered } from "~/lib/server/request/cart-hold.server";
import { ADDED_NOTICE, sendWishlistEvent } from "./toggle-wishlist.server";

/** A moved item is removed from the list, a rejected one stays (product P70). */
export async function moveToCart(shop: Shop, item: WishlistItem, picked: readonly string[]): Promise<Result<object>> {
  const { open } = item;
  if (open === "on-its-page") return fail({ code: "options", message: "Choose its options on its page first." });
  if (open.length === 0) return move(shop, item);
  const missing = open.filter(({ values }) => !values.some(({ uid }) => picked.includes(uid)));
  if (missing.length > 0 || !item.product) {
    const names = missing.map(({ label }) => label.toLowerCase()).join(" and ");
    return fail({ code: "missing-option", message: `Please choose ${names}.` });
  }
  const known = open.flatMap(({ values }) => values.map(({ uid }) => uid));
  const selectedOptions = picked.filter((uid) => known.includes(uid));
  const quantity = Math.max(1, Math.floor(item.quantity));
  const added = await addLinesIdempotently(shop, [{ sku: item.product.sku, quantity, selectedOptions }]);
  return added.ok ? shop.commerce.wishlist.remove([item.id]) : added;
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

/** After adding to the cart from a product page opened from the wishlist: removes that item. */
export async function removeMovedItem(shop: Shop, sku: Sku, form: FormData): Promise<void> {
  const id = form.get(WISHLIST_ITEM_PARAM);
  if (typeof id !== "string" || id === "" || !shop.cookies.isCustomer) return;
  const { wishlist } = shop.commerce;
  const removePromise = wishlist.find(sku).then((ids) => (ids.includes(id) ? wishlist.remove([id]) : null));
  // It is already in the cart, so a failure here is only logged.
  await optional(shop, { name: "removing a moved item from the wishlist", level: "error" }, removePromise);
}

const NO_ROOM = "Your saved list is full, so this stays in your cart. Remove a saved item to make room.";

type Args = Pick<ShopActionArgs, "shop" | "form">;

export async function saveForLater({ shop, form }: Args) {
  const uid = String(form.get("line"));
  const cart = await readCart(shop);
  const line = cart?.lines.find((candidate) => candidate.uid === uid);
  // Submitted twice, or from an outdated page.
  if (!cart || !line) return redirectUnlessFetcher(form, "/cart");
  const saved = await saveLineForLater(shop, cart.id, line);
  const result = saved.ok
    ? await formWrite(shop, WRITE_UNANSWERED, shop.commerce.cart.remove(cart.id, line.uid))
    : saved;
  if (!result.ok) return parseWithoutCheck(form, BUTTONS).reject(result.problems);
  sendCartChange(shop, "remove_from_cart", [line]);
  saveCartSnapshot(shop, result.cart, { removed: line.uid });
  return redirectUnlessFetcher(form, "/cart");
}

async function saveLineForLater(shop: Shop, cart: CartId, line: CartLine): Promise<Result<object>> {
  const { cookies, commerce, notices } = shop;
  if (await isBeingOrdered(shop, cart)) return fail(BEING_ORDERED);
  if (line.sku === "") return fail({ code: "UNDEFINED", message: "We cannot save this product. Please remove it." });
  if (!cookies.isCustomer || !(await commerce.content.store()).hasWishlists) {
    const saved = saveLine(savedLinesOf(cookies), line);
    if (!saved) return fail({ code: "UNDEFINED", message: NO_ROOM });
    writeSavedLines(cookies, saved);
    notices.add({ kind: "success", text: `${line.name} is saved for later.` });
    return { ok: true };
  }
  const { sku, variantSku, kind, request } = line;
  const { selectedOptions, enteredOptions } = request;
  const wishlisted = kind === "configurable" ? { sku: variantSku, parentSku: sku } : { sku, parentSku: null };
  const addPromise = commerce.wishlist.add({ ...wishlisted, selectedOptions, enteredOptions });
  const result = await formWrite(shop, WRITE_UNANSWERED, addPromise);
  if (!result.ok) return result;
  notices.add(ADDED_NOTICE);
  sendWishlistEvent(shop, sku);
  return result;
}

export async function restoreSaved({ shop, form }: Args) {
  const saved = savedLinesOf(shop.cookies).find((line) => savedKey(line) === form.get("saved"));
  if (!saved) return seeOther("/cart");
  const result = await addToCart(shop, [saved.request]);
  return result.ok ? removeSavedLine({ shop, form }) : parseWithoutCheck(form, BUTTONS).reject(result.problems);
}

export function removeSavedLine({ shop: { cookies }, form }: Args) {
  const others = savedLinesOf(cookies).filter((line) => savedKey(line) !== form.get("saved"));
  writeSavedLines(cookies, others);
  return seeOther("/cart");
}
