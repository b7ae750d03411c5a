import {
  lastOrderCookie,
  keepLastOrder,
  keepLastOrderPaid,
  isOfLastOrder,
} from "~/features/orders/order-cookies.server";
import { cartIdOf, dropCartId } from "~/features/cart/cart-id.server";
import { attemptCookie, isBeingOrdered, type OrderAttempt } from "~/lib/server/order-attempt.server";
import { isOrderToken } from "~/features/cart/order-token.server";
import { isCommerceError } from "~/lib/commerce/model/errors";
import type { CartId, OrderNumber } from "~/lib/commerce/model/ids";
import { seeOther } from "~/lib/server/responses";
import type { Shop } from "~/lib/server/shop.server";
import { findLostOrder } from "./find-lost-order.server";
import { keepOrder, orderMadeOf } from "./place-order.server";
import { requireValidSession } from "~/features/cart/read-cart.server";
import { failureText, findPayment, getPaymentStatus, restoreCart } from "./payment-status.server";

const NOT_ORDERED =
  "Your order did not go through: your cart is still open, and our system has made no order of it. If you place it again, you still get one order only.";

export type Settled =
  | {
      readonly kind: "placed";
      readonly number: OrderNumber;
      readonly email: string | null;
      /** Of whose a guest's order is: `proofOfOrder`. */
      readonly proof: string | null;
    }
  /** Awaits payment on the provider's page. `reason`: why it failed there, as text. */
  | { readonly kind: "unpaid"; readonly number: string | null; readonly reason: string | null }
  /** Paid according to the provider, but not yet according to the backend. */
  | { readonly kind: "confirming"; readonly number: string | null }
  /** A customer's order, but the session has ended: the backend does not return its payment state. */
  | { readonly kind: "login-required"; readonly number: string }
  /** The cart is closed, but its order number never arrived. */
  | { readonly kind: "likely" }
  /** The cart is open but may still become an order, or the backend does not answer. */
  | { readonly kind: "checking" };

interface Asked {
  readonly token: string | null;
  readonly result: string | null;
}

/**
 * State of the order, for its confirmation page. `token`: of a place-order form whose outcome is unknown; the cart is read first. `result`: what the
 * provider's return URL claims; it only selects the message. Without a token it is of the cart being ordered, else of the last order. Redirects to
 * the cart if this browser has not ordered.
 */
export async function settleOrder(shop: Shop, { token: given, result }: Asked) {
  const token = given ?? tokenOfAttempt(shop);
  if (!token || isOfLastOrder(shop.cookies, token)) return settleLastOrder(shop, result);
  const cart = await cartOf(shop, token);
  if (!cart) throw seeOther("/cart");
  requireValidSession(shop.cookies);
  return settleCart(shop, cart);
}

function tokenOfAttempt({ cookies }: Shop): string | null {
  const attempt = cookies.get(attemptCookie);
  return attempt && isBeingOrdered(cookies, attempt.cart) ? attempt.token : null;
}

/** The cart for which this browser's place-order form was made; a customer may have a new one by now. */
async function cartOf({ cookies }: Shop, token: string): Promise<CartId | null> {
  const attempt = cookies.get(attemptCookie);
  if (attempt?.token === token) return attempt.cart;
  const cart = cartIdOf(cookies);
  return cart && (await isOrderToken(cookies, cart, token)) ? cart : null;
}

async function settleLastOrder(shop: Shop, result: string | null): Promise<Settled> {
  const lastOrder = shop.cookies.get(lastOrderCookie);
  if (!lastOrder) throw seeOther("/cart");
  const { number, email, proof, payment } = lastOrder;
  const placed = { kind: "placed", number, email, proof } as const;
  if (!payment) return placed;
  const status = await getPaymentStatus(shop, payment);
  switch (status.kind) {
    case "placed":
      keepLastOrderPaid(shop.cookies);
      return placed;
    case "unpaid":
      return result === "approved"
        ? { kind: "confirming", number }
        : { kind: "unpaid", number, reason: failureText(result) };
    case "not-ordered":
      throw restoreCart(shop, { cart: payment.cart, reason: result });
    case "login-required":
      return { kind: "login-required", number };
    case "checking":
      return { kind: "checking" };
  }
}

async function settleCart(shop: Shop, cart: CartId): Promise<Settled> {
  const last = shop.cookies.get(attemptCookie);
  const attempt = last?.cart === cart ? last : null;
  try {
    if ((await shop.commerce.cart.get(cart)) === null) return await settleClosedCart(shop, cart, attempt);
  } catch (error) {
    if (!isCommerceError(error, "unavailable")) throw error;
    shop.log("error", "an order is not settled yet", { kind: error.kind, error });
    return { kind: "checking" };
  }
  if (isBeingOrdered(shop.cookies, cart)) return { kind: "checking" };
  shop.notices.add({ kind: "warning", text: NOT_ORDERED, persist: true });
  throw seeOther("/checkout/payment");
}

/** A closed cart was ordered. This process may know the number even if the answer was lost. */
async function settleClosedCart(shop: Shop, cart: CartId, attempt: OrderAttempt | null): Promise<Settled> {
  const known = orderMadeOf(cart);
  if (!known) return likelyOrdered(shop, cart, attempt?.before ?? null);
  await keepOrder(shop, cart, known);
  return settleLastOrder(shop, null);
}

/** The order number was lost with the answer; a customer's order can be found, and an unpaid one can be paid. */
async function likelyOrdered(shop: Shop, cart: CartId, before: string | null): Promise<Settled> {
  const [payment, number] = await Promise.all([findPayment(shop, cart), findLostOrder(shop, before)]);
  const isUnpaid = payment.status.kind === "unpaid";
  const unpaid = { kind: "unpaid", number, reason: null } as const;
  if (number === null) return isUnpaid ? unpaid : { kind: "likely" };
  await keepLastOrder(shop.cookies, { number, email: null, cartId: cart, payBy: isUnpaid ? payment.method : null });
  if (cartIdOf(shop.cookies) === cart) dropCartId(shop.cookies);
  return isUnpaid ? unpaid : { kind: "placed", number, email: null, proof: null };
}
