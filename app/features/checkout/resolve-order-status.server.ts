import { optional } from "~/lib/async/optional";
import { cartDigest, isCartDigest } from "~/features/cart/cart-cookies.server";
import { cartIdOf, clearCartId } from "~/lib/server/cookies/cart-id.server";
import { requireValidSession } from "~/features/cart/read-cart.server";
import {
  lastOrderCookie,
  saveLastOrder,
  markLastOrderPaid,
  isOfLastOrder,
} from "~/features/orders/order-cookies.server";
import type { CartId, OrderNumber } from "~/lib/commerce/model/ids";
import { isBeingOrdered } from "~/lib/server/request/cart-hold.server";
import { attemptCookie } from "~/lib/server/request/order-attempt.server";
import { type Shop, seeOther } from "~/lib/server/request/shop.server";
import {
  afterReadingCart,
  afterReadingPayment,
  type CartReading,
  type StatusOf,
  type UnsettledStatus,
} from "./order-status";
import { claimedResult, findPayment, getPaymentStatus, paymentOf, restoreCart } from "./payment-status.server";
import { saveOrderCookies, orderForCart } from "./place-order.server";

const NOT_ORDERED =
  "Your order did not go through, and your cart is still here. Place it again: you will get only one order.";

type ShownStatus = StatusOf<"placed"> | UnsettledStatus;

/**
 * Stores which cart is about to be ordered and the customer's latest order so far; returns the
 * form's token. Not overwritten: a page opened during the order would otherwise take it for an
 * earlier one.
 */
export async function startOrderAttempt(shop: Shop, cart: CartId): Promise<string> {
  const { cookies } = shop;
  const known = cookies.get(attemptCookie);
  const isKnown = known?.cart === cart;
  // Not yet asked for after an order that was not paid.
  const isComplete = known?.before != null || known?.triedAt != null || !cookies.isCustomer;
  if (isKnown && isComplete) return known.token;
  const [token, before] = await Promise.all([cartDigest(cookies, cart), latestOrder(shop)]);
  cookies.set(attemptCookie, isKnown ? { ...known, before } : { cart, token, before, triedAt: null, total: null });
  return token;
}

interface Options {
  /** Token of a place-order form whose result is unknown: its cart is read first. */
  readonly token: string | null;
  readonly result: string | null;
}

/**
 * The status for the order page. Without a token: of the cart being ordered, else of the last
 * order. Redirects to the cart if this browser has not ordered, and to the payment step if there is
 * no order.
 */
export async function resolveOrderStatus(shop: Shop, { token: given, result }: Options): Promise<ShownStatus> {
  const attempt = shop.cookies.get(attemptCookie);
  const token = given ?? (attempt && (await isBeingOrdered(shop, attempt.cart)) ? attempt.token : null);
  if (!token || isOfLastOrder(shop.cookies, token)) return lastOrderStatus(shop, result);
  const cart = await cartOf(shop, token);
  if (!cart) throw seeOther("/cart");
  requireValidSession(shop.cookies);
  return cartStatus(shop, cart);
}

/** The cart for which this browser's form was made; a customer may have a new one by now. */
async function cartOf({ cookies }: Shop, token: string): Promise<CartId | null> {
  const attempt = cookies.get(attemptCookie);
  if (attempt?.token === token) return attempt.cart;
  const cart = cartIdOf(cookies);
  return cart && (await isCartDigest(cookies, cart, token)) ? cart : null;
}

async function lastOrderStatus(shop: Shop, result: string | null): Promise<ShownStatus> {
  const order = shop.cookies.get(lastOrderCookie);
  if (!order) throw seeOther("/cart");
  const { number, email, proof } = order;
  const payment = paymentOf(order);
  if (!payment) return { kind: "placed", number, email, proof };
  const status = afterReadingPayment(
    await getPaymentStatus(shop, payment),
    order,
    claimedResult(payment.method, result),
  );
  if (status.kind === "not-ordered") throw await restoreCart(shop, { cart: payment.cart, reason: result });
  if (status.kind === "placed") markLastOrderPaid(shop.cookies);
  return status;
}

async function cartStatus(shop: Shop, cart: CartId): Promise<ShownStatus> {
  const isOpenPromise = shop.commerce.cart.get(cart).then((found) => found !== null);
  const isOpen = await optional(shop, { name: "cart of an order", only: "unavailable", level: "error" }, isOpenPromise);
  // The order may be known even if its answer was lost.
  const order = isOpen === false ? await orderForCart(shop, cart) : null;
  if (order) {
    await saveOrderCookies(shop, cart, order);
    return lastOrderStatus(shop, null);
  }
  const status = afterReadingCart(
    isOpen === false ? await findLostOrder(shop, cart) : { isOpen, isBeingOrdered: await isBeingOrdered(shop, cart) },
  );
  if (status.kind !== "not-ordered") return status;
  shop.notices.add({ kind: "warning", text: NOT_ORDERED, persist: true });
  throw seeOther("/checkout/payment");
}

/**
 * Finds the order of a cart that is gone after its number was lost with the answer. For customers:
 * an order newer than the latest one when the payment page was opened. Guests cannot look orders
 * up. Unpaid orders are found at their payment provider.
 */
async function findLostOrder(shop: Shop, cart: CartId): Promise<CartReading> {
  const { cookies } = shop;
  const attempt = cookies.get(attemptCookie);
  const { before = null, total: agreedTotal = null } = attempt?.cart === cart ? attempt : {};
  const latest = before === null ? null : await latestOrder(shop);
  const number = latest && latest !== before ? latest : null;
  const order = number === null ? undefined : { number, email: null, proof: null, session: null };
  const payment = await findPayment(shop, { cart, order });
  const isUnpaid = payment.status.kind === "unpaid";
  if (number !== null) {
    const payBy = isUnpaid ? payment.method : null;
    await saveLastOrder(cookies, { number, email: null, cartId: cart, payBy, isReported: false, agreedTotal });
    if (cartIdOf(cookies) === cart) clearCartId(cookies);
  }
  return { isOpen: false, number, isUnpaid };
}

/**
 * Number of the customer's latest order, "" if there is none. Null for guests, and when the backend
 * does not answer.
 */
async function latestOrder(shop: Shop): Promise<OrderNumber | "" | null> {
  if (!shop.cookies.isCustomer) return null;
  const numberPromise = shop.commerce.customer.orders({ page: 1 }).then(({ orders: [latest] }) => latest?.number ?? "");
  return optional(shop, "latest order", numberPromise);
}
