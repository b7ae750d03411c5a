import { addToCart } from "~/features/cart/add-to-cart.server";
import { saveCartSnapshot } from "~/features/cart/cart-snapshot.server";
import { redirectUnlessFetcher } from "~/features/cart/no-redirect";
import { readCart } from "~/features/cart/read-cart.server";
import { writeSavedLines, savedLinesOf, savedKey, saveLine, type SavedLine } from "~/features/cart/saved-lines.server";
import { sendCartChange } from "~/features/consent/cart-events.server";
import type { CartLine } from "~/lib/commerce/model/cart";
import type { CartId } from "~/lib/commerce/model/ids";
import { BEING_ORDERED, fail, type Result } from "~/lib/commerce/model/problem";
import { customerToken } from "~/lib/server/cookies/customer-token.server";
import type { ShopActionArgs } from "~/lib/server/request/handlers.server";
import { invalid } from "~/lib/server/request/invalid.server";
import { orFormError } from "~/lib/server/request/or-form-error.server";
import { isBeingOrdered } from "~/lib/server/request/order-attempt.server";
import { BUTTONS, parseWithoutCheck } from "~/lib/server/request/parse-form.server";
import { seeOther } from "~/lib/server/request/responses";
import type { Shop } from "~/lib/server/request/shop.server";
import { ADDED_NOTICE, sendWishlistEvent } from "./toggle-wishlist.server";

const NO_ROOM = "Your saved list is full, so this stays in your cart. Remove a saved item to make room.";

type Args = Pick<ShopActionArgs, "shop" | "form">;

export async function saveForLater({ shop, form }: Args) {
  const uid = String(form.get("line"));
  const cart = await readCart(shop);
  const line = cart?.lines.find((candidate) => candidate.uid === uid);
  // Submitted twice, or from an outdated page.
  if (!cart || !line) return redirectUnlessFetcher(form, "/cart");
  const saved = await saveLineForLater(shop, cart.id, line);
  const removed = saved.ok ? await orFormError(shop, shop.commerce.cart.remove(cart.id, line.uid)) : saved;
  if (removed.ok) {
    sendCartChange(shop, "remove_from_cart", [line]);
    if ("cart" in removed) saveCartSnapshot(shop, removed.cart, { removed: line.uid });
    return redirectUnlessFetcher(form, "/cart");
  }
  return invalid(parseWithoutCheck(form, BUTTONS).reply(removed.problems));
}

async function saveLineForLater(shop: Shop, cart: CartId, line: CartLine): Promise<Result<object>> {
  const { cookies, commerce, notices } = shop;
  if (await isBeingOrdered(shop, cart)) return fail(BEING_ORDERED);
  if (line.sku === "") return fail({ code: "UNDEFINED", message: "We cannot save this product. Please remove it." });
  if (!customerToken(cookies) || !(await commerce.content.store()).hasWishlists) {
    const saved = saveLine(savedLinesOf(cookies), line);
    if (!saved) return fail({ code: "UNDEFINED", message: NO_ROOM });
    writeSavedLines(cookies, saved);
    notices.add({ kind: "success", text: `${line.name} is saved for later.` });
    return { ok: true };
  }
  const { sku, variantSku, kind, request } = line;
  const { selectedOptions, enteredOptions } = request;
  const wishlisted = kind === "configurable" ? { sku: variantSku, parentSku: sku } : { sku, parentSku: null };
  const wishlistResult = await orFormError(
    shop,
    commerce.wishlist.add({ ...wishlisted, selectedOptions, enteredOptions }),
  );
  if (!wishlistResult.ok) return wishlistResult;
  notices.add(ADDED_NOTICE);
  sendWishlistEvent(shop, sku);
  return wishlistResult;
}

export async function restoreSaved({ shop, form }: Args) {
  const saved = find(shop, form);
  if (!saved) return seeOther("/cart");
  const result = await addToCart(shop, [saved.request]);
  if (!result.ok) return invalid(parseWithoutCheck(form, BUTTONS).reply(result.problems));
  removeSaved(shop, saved);
  return seeOther("/cart");
}

export function removeSavedLine({ shop, form }: Args) {
  const saved = find(shop, form);
  if (saved) removeSaved(shop, saved);
  return seeOther("/cart");
}

function find({ cookies }: Shop, form: FormData): SavedLine | undefined {
  return savedLinesOf(cookies).find((line) => savedKey(line) === form.get("saved"));
}

function removeSaved({ cookies }: Shop, saved: SavedLine): void {
  writeSavedLines(
    cookies,
    savedLinesOf(cookies).filter((line) => line !== saved),
  );
}
