import { isCommerceError } from "~/lib/commerce/errors";
import type { CartId } from "~/lib/commerce/model/ids";
import { seeOther } from "~/lib/http/responses";
import type { Shop } from "~/lib/shop.server";
import { isOfLastOrder } from "./last-order";

const NOT_ORDERED =
  "Our system did not answer in time. Your cart is still open, so as far as we can see nothing was ordered. You can place the order again: it cannot be placed twice.";

export type Settled =
  | { readonly kind: "placed"; readonly number: string; readonly email: string | null }
  /** The cart is closed, but its order number never arrived. */
  | { readonly kind: "likely" }
  | { readonly kind: "unknown" };

/**
 * What to tell the shopper on the order's page. `token` is that of a place-order form whose outcome was not heard; then
 * the cart is read before anything is said. Anyone who did not order here goes to the cart.
 */
export async function settleOrder(shop: Shop, token: string | null): Promise<Settled> {
  const { session } = shop;
  if (token && !isOfLastOrder(session, token)) {
    if (session.cartId && (await session.checkOrderToken(session.cartId, token)))
      return settleCart(shop, session.cartId);
    throw seeOther("/cart");
  }
  if (!session.lastOrder) throw seeOther("/cart");
  return { kind: "placed", number: session.lastOrder.number, email: session.lastOrder.email };
}

async function settleCart(shop: Shop, cart: CartId): Promise<Settled> {
  try {
    if ((await shop.commerce.cart.get(cart)) === null) return { kind: "likely" };
  } catch (error) {
    if (!isCommerceError(error, "unavailable")) throw error;
    shop.log("error", "an order is not settled yet", { kind: error.kind, error });
    return { kind: "unknown" };
  }
  shop.notices.add({ kind: "warning", text: NOT_ORDERED, persist: true });
  throw seeOther("/checkout/payment");
}
