import { cartIdOf, keepCartId } from "~/features/cart/cart-id.server";
import { dropCustomer, keepCustomer } from "~/lib/server/customer-token.server";
import { joinCarts, readForJoining } from "~/features/cart/join-carts.server";
import { isCommerceError } from "~/lib/commerce/model/errors";
import type { CustomerToken } from "~/lib/commerce/model/customer";
import type { CartId } from "~/lib/commerce/model/ids";
import { refused, type Outcome } from "~/lib/commerce/model/problem";
import { assignCompareList } from "~/features/compare/keep-compare-list.server";
import type { Shop } from "~/lib/server/shop.server";
import { addPendingItem } from "~/features/wishlist/add-to-wishlist.server";
import { ACCOUNT_UNREACHABLE } from "./texts";
import { NOT_AUTHORIZED } from "~/lib/server/texts";

/**
 * Turns a fresh token into a logged-in customer with their cart (product P119). The guest's cart is merged only now, and only if it has lines. If the
 * customer cannot be loaded, everything is restored as before the log-in.
 */
export async function openAccount(shop: Shop, token: CustomerToken): Promise<Outcome<object>> {
  const { cookies, commerce } = shop;
  const before = cartIdOf(cookies);
  const guestCart = before && (await isFilled(shop, before)) ? before : null;
  const guest = guestCart && (await readForJoining(shop, guestCart));
  keepCustomer(cookies, token);
  try {
    const [own] = await Promise.all([commerce.customer.cartId(), commerce.customer.profile()]);
    keepCartId(cookies, own);
    if (guestCart && guestCart !== own) await joinCarts(shop, { guestCart, guest, own });
    await assignCompareList(shop);
    await addPendingItem(shop);
    return { ok: true };
  } catch (error) {
    if (!isCommerceError(error)) throw error;
    shop.log("error", "opening an account failed", { kind: error.kind, error });
    dropCustomer(cookies);
    if (before) keepCartId(cookies, before);
    const message = error.kind === "unauthorized" ? NOT_AUTHORIZED : ACCOUNT_UNREACHABLE;
    return refused({ code: "account", message });
  }
}

/** An empty or ordered cart is not merged, nor mentioned. */
async function isFilled(shop: Shop, cart: CartId): Promise<boolean> {
  try {
    return ((await shop.commerce.cart.quantity(cart)) ?? 0) > 0;
  } catch (error) {
    if (!isCommerceError(error)) throw error;
    return true; // unknown: merging will tell
  }
}
