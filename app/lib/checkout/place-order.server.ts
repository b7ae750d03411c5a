import { isCommerceError } from "~/lib/commerce/errors";
import type { CartId } from "~/lib/commerce/model/ids";
import type { Shop } from "~/lib/shop.server";
import { createOncePerCart, type Placing } from "./once-per-cart.server";
import { orRefusal } from "./or-refusal.server";
import { isCartGone } from "./read-cart.server";

const NOTHING_ORDERED =
  "Our system did not answer. Nothing was ordered and your cart is as it was. Please try again in a moment.";

const oncePerCart = createOncePerCart();

/** Chooses how to pay and orders. Called twice for one cart, at once or later, it orders once and tells both. */
export function placeOrder(shop: Shop, cart: CartId, method: string): Promise<Placing> {
  return oncePerCart(cart, () => {
    const placing = place(shop, cart, method);
    // A worker would stop asking when the shopper's connection goes.
    shop.waitUntil(placing.catch(() => undefined));
    return placing;
  });
}

async function place(shop: Shop, id: CartId, method: string): Promise<Placing> {
  const { commerce } = shop;
  const cart = await commerce.cart.get(id);
  if (!cart) return { kind: "unsettled" };
  const chosen = await choosePayment(shop, id, method);
  if (chosen) return chosen;
  try {
    const outcome = await commerce.checkout.placeOrder(id);
    if (outcome.ok) return { kind: "ordered", number: outcome.number, email: cart.email };
    return isCartGone(outcome.problems) ? { kind: "unsettled" } : { kind: "refused", problems: outcome.problems };
  } catch (error) {
    // Late or unreadable, the answer may still have been yes: the cart has to be asked (architecture: writes are never repeated).
    if (!isCommerceError(error) || error.kind === "unauthorized") throw error;
    shop.log("error", "placing an order was not answered", { kind: error.kind, error });
    return { kind: "unsettled" };
  }
}

/** Null when the backend took the method; until it has, nothing can have been ordered. */
async function choosePayment(shop: Shop, id: CartId, code: string): Promise<Placing | null> {
  const outcome = await orRefusal(shop, shop.commerce.checkout.setPaymentMethod(id, { code }), NOTHING_ORDERED);
  if (outcome.ok) return null;
  return isCartGone(outcome.problems) ? { kind: "unsettled" } : { kind: "refused", problems: outcome.problems };
}
