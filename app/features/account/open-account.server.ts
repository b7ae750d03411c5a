import { cartIdOf, keepCartId } from "~/features/cart/cart-id.server";
import { customerToken, dropCustomer, keepCustomer } from "~/lib/server/customer-token.server";
import { type KnownCart, joinCarts, readGuestCart, readOwnCart } from "~/features/cart/join-carts.server";
import { isCommerceError } from "~/lib/commerce/model/errors";
import type { CustomerToken } from "~/lib/commerce/model/customer";
import { refused, type Outcome } from "~/lib/commerce/model/problem";
import { assignCompareList } from "~/features/compare/keep-compare-list.server";
import { NO_ANSWER, orFormError } from "~/lib/server/or-form-error.server";
import type { Shop } from "~/lib/server/shop.server";
import { addPendingItem } from "~/features/wishlist/add-to-wishlist.server";
import { ACCOUNT_UNREACHABLE } from "./texts";
import { NOT_AUTHORIZED } from "~/lib/server/texts";

interface Entry {
  readonly token: CustomerToken;
  readonly guest: KnownCart | null;
}

/** A token, and the guest's cart that was read meanwhile; none where a customer is logged in, whose cart is nobody else's. */
export async function askForToken(shop: Shop, email: string, password: string): Promise<Outcome<Entry>> {
  const asking = shop.commerce.account.logIn(email, password);
  const reading = customerToken(shop.cookies) ? null : readGuestCart(shop);
  const [outcome, guest] = await Promise.all([orFormError(shop, asking, NO_ANSWER), reading]);
  return outcome.ok ? { ok: true, token: outcome, guest } : outcome;
}

/**
 * Turns a fresh token into a logged-in customer with their cart (product P119). The guest's cart is merged only now. If the customer cannot be loaded,
 * everything is restored as before the log-in.
 */
export async function openAccount(shop: Shop, { token, guest }: Entry): Promise<Outcome<object>> {
  const { cookies, commerce } = shop;
  const { customer } = commerce;
  const before = cartIdOf(cookies);
  keepCustomer(cookies, token);
  try {
    const reading = guest ? readOwnCart(shop) : customer.cartId().then((id) => ({ id, cart: null }));
    const [own] = await Promise.all([reading, customer.profile()]);
    keepCartId(cookies, own.id);
    await Promise.all([guest && guest.id !== own.id && joinCarts(shop, guest, own), assignCompareList(shop)]);
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
