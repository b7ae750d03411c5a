import { attemptCookie } from "~/lib/server/order-attempt.server";
import { orderToken } from "~/features/cart/order-token.server";
import type { CartId } from "~/lib/commerce/model/ids";
import type { Shop } from "~/lib/server/shop.server";
import { latestOrder } from "./find-lost-order.server";

/**
 * Stores that this cart is about to be ordered, and the customer's latest order so far; returns the form's token. Not overwritten: a page opened
 * while the order is being placed would take that order for an earlier one.
 */
export async function keepAttempt(shop: Shop, cart: CartId): Promise<string> {
  const { cookies } = shop;
  const known = cookies.get(attemptCookie);
  if (known?.cart === cart) return known.token;
  const [token, before] = await Promise.all([orderToken(cookies, cart), latestOrder(shop)]);
  cookies.set(attemptCookie, { cart, token, before, triedAt: null });
  return token;
}
