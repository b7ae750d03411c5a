import { cartIdOf, dropCartId } from "~/features/cart/cart-id.server";
import { attemptCookie, isBeingChecked } from "~/features/cart/order-attempt.server";
import { keepLastOrder } from "~/features/orders/order-cookies.server";
import { customerToken } from "~/lib/server/customer-token.server";
import { isCommerceError } from "~/lib/commerce/model/errors";
import type { Cart } from "~/lib/commerce/model/cart";
import type { CartId } from "~/lib/commerce/model/ids";
import type { PaymentChoice } from "~/lib/commerce/model/payment";
import type { Problem } from "~/lib/commerce/model/problem";
import type { Shop } from "~/lib/server/shop.server";
import { createOncePerCart, type Ordered, type Placing } from "./once-per-cart.server";
import { orFormError } from "~/lib/server/or-form-error.server";
import { packOrderCopy } from "~/features/orders/order-copy";
import { providerOf } from "./providers";
import { comeBackTo } from "~/features/checkout/payment-providers/return-address.server";
import { isCartGone } from "~/features/cart/read-cart.server";
import { shownTotal } from "./shown-total";
import { standingOf } from "./unpaid-order.server";

const NOTHING_ORDERED =
  "Our system did not answer. Nothing was ordered and your cart is as it was. Please try again in a moment.";

const OTHER_TOTAL = {
  code: "out-of-date",
  message: "The total has changed since this page was opened. Please check it and place the order again.",
};

const oncePerCart = createOncePerCart();

interface Sent {
  readonly method: string;
  /** Of this shop, as the shopper sees it. */
  readonly origin: string;
  /** The sum the shopper has seen, as `shownTotal` writes it. */
  readonly total: string | null;
}

/** Chooses how to pay and orders. Called twice for one cart, at once or later, it orders once and tells both. */
export async function placeOrder(shop: Shop, cart: CartId, sent: Sent): Promise<Placing> {
  await forgetWhatCameBack(shop, cart);
  return oncePerCart(cart, () => {
    const placing = place(shop, cart, sent);
    // A worker would stop asking when the shopper's connection goes.
    shop.waitUntil(placing.catch(() => undefined));
    return placing;
  });
}

/** An order that was declined gave its cart back under the same id. What is remembered of it must not stand for the next one. */
async function forgetWhatCameBack(shop: Shop, cart: CartId): Promise<void> {
  const known = oncePerCart.orderOf(cart);
  if (!known || !providerOf(known.method)) return;
  const standing = await standingOf(shop, { cart, method: known.method });
  if (standing.kind === "no-order") oncePerCart.forget(cart, known);
}

async function place(shop: Shop, id: CartId, sent: Sent): Promise<Placing> {
  const { commerce } = shop;
  const cart = await commerce.cart.get(id);
  if (!cart) return UNSETTLED;
  if (sent.total !== null && sent.total !== shownTotal(cart)) return refusedWith([OTHER_TOTAL]);
  const chosen = await choosePayment(shop, id, await choiceOf(shop, id, sent));
  if (chosen) return chosen;
  const copy = await copyOf(shop, cart, sent.method);
  try {
    const outcome = await commerce.checkout.placeOrder(id);
    if (!outcome.ok) return isUnsettled(outcome.problems) ? UNSETTLED : refusedWith(outcome.problems);
    const postcode = cart.billingAddress?.postcode ?? null;
    return { kind: "ordered", number: outcome.number, email: cart.email, postcode, method: sent.method, copy };
  } catch (error) {
    // Late or unreadable, the answer may still have been yes: the cart has to be asked (architecture: writes are never repeated).
    if (!isCommerceError(error) || error.kind === "unauthorized") throw error;
    shop.log("error", "placing an order was not answered", { kind: error.kind, error });
    return UNSETTLED;
  }
}

const UNSETTLED = { kind: "unsettled" } as const;

function refusedWith(problems: readonly Problem[]): Placing {
  return { kind: "refused", problems };
}

/** Ordered already, or just now by an attempt of another process: not refused, whatever the backend calls it. */
function isUnsettled(problems: readonly Problem[]): boolean {
  return isCartGone(problems) || problems.some(({ code }) => code === "being-ordered");
}

/** Customers find their orders in the backend; so do guests where it tells them and nothing is left to be paid. */
async function copyOf({ cookies, commerce }: Shop, cart: Cart, method: string): Promise<string | null> {
  if (customerToken(cookies) !== null) return null;
  const isPaidLater = providerOf(method) !== null;
  const isTold = (await commerce.capabilities()).has("guestOrder");
  return isPaidLater || !isTold ? packOrderCopy(cart, { method, isPaidLater }) : null;
}

async function choiceOf(shop: Shop, id: CartId, { method, origin }: Sent): Promise<PaymentChoice> {
  const provider = providerOf(method);
  return provider ? provider.choose(await comeBackTo(shop, origin, id)) : { code: method };
}

/** Null when the backend took the method; until it has, nothing can have been ordered. */
async function choosePayment(shop: Shop, id: CartId, choice: PaymentChoice): Promise<Placing | null> {
  const outcome = await orFormError(shop, shop.commerce.checkout.setPaymentMethod(id, choice), NOTHING_ORDERED);
  if (outcome.ok) return null;
  const isUnheard = outcome.problems.some(({ code }) => code === "unavailable");
  // What was sent before may still come to something.
  const attempt = shop.cookies.get(attemptCookie);
  const isSecondTry = attempt?.cart === id && isBeingChecked(attempt);
  return isCartGone(outcome.problems) || (isUnheard && isSecondTry) ? UNSETTLED : refusedWith(outcome.problems);
}

/** The order that this process made of a cart, to be kept by a browser that never heard of it. */
export function orderMadeOf(cart: CartId): Ordered | null {
  return oncePerCart.orderOf(cart);
}

export async function keepOrder({ cookies }: Shop, cartId: CartId, ordered: Ordered): Promise<void> {
  const { number, email, postcode, method, copy } = ordered;
  const payBy = providerOf(method) ? method : null;
  await keepLastOrder(cookies, { number, email, postcode, cartId, copy, payBy });
  if (cartIdOf(cookies) === cartId) dropCartId(cookies);
}
