import { isCommerceError } from "~/lib/commerce/errors";
import type { CustomerToken } from "~/lib/commerce/model/customer";
import type { CartId } from "~/lib/commerce/model/ids";
import { refused, type Outcome } from "~/lib/commerce/model/problem";
import type { Shop } from "~/lib/shop.server";
import { ACCOUNT_UNREACHABLE, MERGE_FAILED, NOT_AUTHORIZED } from "./texts";

/**
 * From a fresh token to a customer with their cart (spec section 4). The guest's cart is joined only now, and only if something is
 * in it. When the customer cannot be loaded everything is as before the log-in.
 */
export async function openAccount(shop: Shop, token: CustomerToken): Promise<Outcome<object>> {
  const { session, commerce } = shop;
  const before = session.cartId;
  const guestCart = before && (await isFilled(shop, before)) ? before : null;
  session.keepCustomer(token);
  try {
    const [own] = await Promise.all([commerce.customer.cartId(), commerce.customer.profile()]);
    session.keepCart(own);
    if (guestCart && guestCart !== own) await merge(shop, guestCart, own);
    return { ok: true };
  } catch (error) {
    if (!isCommerceError(error)) throw error;
    shop.log("error", "opening an account failed", { kind: error.kind, error });
    session.dropCustomer();
    if (before) session.keepCart(before);
    const message = error.kind === "unauthorized" ? NOT_AUTHORIZED : ACCOUNT_UNREACHABLE;
    return refused({ code: "account", message });
  }
}

/** An empty or ordered cart has nothing to join, and nothing to be said about it. */
async function isFilled(shop: Shop, cart: CartId): Promise<boolean> {
  try {
    return ((await shop.commerce.cart.quantity(cart)) ?? 0) > 0;
  } catch (error) {
    if (!isCommerceError(error)) throw error;
    return true; // unknown: joining will tell
  }
}

/** A failure leaves the customer's cart in use (gc#1916). It is never tried twice: that would double the lines. */
async function merge(shop: Shop, guestCart: CartId, own: CartId): Promise<void> {
  const { session, commerce, notices } = shop;
  try {
    const merged = await commerce.customer.mergeCart(guestCart, own);
    if (merged.ok) return session.keepCart(merged.id);
  } catch (error) {
    if (!isCommerceError(error) || error.kind === "unauthorized") throw error;
    shop.log("error", "joining carts failed", { kind: error.kind, error });
  }
  notices.add({ kind: "warning", text: MERGE_FAILED });
}
