import { cartIdOf, dropCartId } from "~/features/cart/cart-id.server";
import { holdCart, isBeingOrdered } from "~/lib/server/order-attempt.server";
import { keepLastOrder } from "~/features/orders/order-cookies.server";
import { customerToken } from "~/lib/server/customer-token.server";
import { isCommerceError } from "~/lib/commerce/model/errors";
import { proofOfOrder } from "~/lib/commerce/model/capabilities";
import type { Cart } from "~/lib/commerce/model/cart";
import type { CartId, OrderNumber } from "~/lib/commerce/model/ids";
import type { PaymentMethodInput } from "~/lib/commerce/model/payment";
import { BEING_ORDERED, type Problem } from "~/lib/commerce/model/problem";
import type { Shop } from "~/lib/server/shop.server";
import { createOnce } from "~/lib/server/once.server";
import { orFormError } from "~/lib/server/or-form-error.server";
import { packOrderCopy } from "~/features/orders/order-copy";
import { providerOf } from "./payment-providers/providers";
import { paymentReturnUrls } from "./payment-providers/return-urls.server";
import { isCartGone } from "~/features/cart/read-cart.server";
import { shownTotal } from "./shown-total";
import { getPaymentStatus } from "./payment-status.server";

/** Not "nothing was ordered": an earlier press may be under way. */
const NOT_SENT_ON =
  "Our system did not answer, so we could not send your order on. Please try again in a moment; you get one order only.";

const OTHER_TOTAL = {
  code: "out-of-date",
  message: "The total has changed since this page was opened. Please check it and place the order again.",
};

/** Outcome of an attempt to place an order. */
export type Placing =
  | Ordered
  | { readonly kind: "refused"; readonly problems: readonly Problem[] }
  /** The cart is gone or the backend did not answer: whether an order exists must be checked. */
  | { readonly kind: "unsettled" };

interface Ordered {
  readonly kind: "ordered";
  readonly number: OrderNumber;
  readonly email: string | null;
  /** With number and email a guest can look the order up by it: `proofOfOrder`. */
  readonly proof: string | null;
  /** Payment method of the order, even if another tab placed it. */
  readonly method: string;
  /** Copy of a guest's order, where the backend cannot return it later. */
  readonly copy: string | null;
}

/**
 * One attempt per cart at a time. Orders are kept, so that a repeated form with old cookies still gets its order number. Per process only: across
 * processes the backend guarantees it, since an ordered cart is no longer active. `timeoutMs`: longer than setting the payment method and placing the
 * order take at most (20 s each).
 */
const placements = createOnce<Placing>({ timeoutMs: 45_000, pollMs: 50, keeps: ({ kind }) => kind === "ordered" });

interface Sent {
  readonly method: string;
  /** This shop's origin as the browser sees it. */
  readonly origin: string;
  /** The total the shopper saw, as `shownTotal` writes it. */
  readonly total: string | null;
}

/** Sets the payment method and places the order. If called twice for one cart, it orders once and returns the same outcome. */
export async function placeOrder(shop: Shop, cart: CartId, sent: Sent): Promise<Placing> {
  await forgetWhatCameBack(shop, cart);
  const placing = await placements.run(cart, () => {
    const placing = placeOnHold(shop, cart, sent);
    // On workerd the request may end when the shopper disconnects.
    shop.waitUntil(placing.catch(() => undefined));
    return placing;
  });
  return placing ?? UNSETTLED;
}

/** Meanwhile, and while nobody knows whether it was ordered, the cart takes no other writes. */
async function placeOnHold(shop: Shop, cart: CartId, sent: Sent): Promise<Placing> {
  const isSecondTry = isBeingOrdered(shop.cookies, cart);
  const end = holdCart(cart, shop.cookies);
  let hasAnswer = !isSecondTry;
  try {
    const placing = await place(shop, cart, { ...sent, isSecondTry });
    if (placing.kind !== "refused") hasAnswer = placing.kind === "ordered";
    return placing;
  } finally {
    end(hasAnswer);
  }
}

/** A declined order restores its cart under the same id: drop its remembered outcome, so that the cart can be ordered again. */
async function forgetWhatCameBack(shop: Shop, cart: CartId): Promise<void> {
  const known = orderMadeOf(cart);
  if (!known || !providerOf(known.method)) return;
  const payment = await getPaymentStatus(shop, { cart, method: known.method });
  if (payment.kind === "not-ordered") placements.forget(cart, known);
}

interface Trying extends Sent {
  /** An earlier attempt may still succeed. */
  readonly isSecondTry: boolean;
}

async function place(shop: Shop, id: CartId, sent: Trying): Promise<Placing> {
  const { commerce } = shop;
  const cart = await commerce.cart.get(id);
  if (!cart) return UNSETTLED;
  if (sent.total !== null && sent.total !== shownTotal(cart)) return refusedWith([OTHER_TOTAL]);
  if (sent.isSecondTry && sent.method !== cart.paymentMethod?.code) return refusedWith([BEING_ORDERED]);
  const chosen = await choosePayment(shop, id, { input: await paymentMethodInput(shop, id, sent), ...sent });
  if (chosen) return chosen;
  const asked = proofOfOrder(await commerce.capabilities());
  const copy = copyOf(shop, cart, { method: sent.method, canLookUp: asked !== null });
  try {
    const outcome = await commerce.checkout.placeOrder(id);
    if (!outcome.ok) {
      const isRefusal = !isUnsettled(outcome.problems) && (await isOpen(shop, id));
      return isRefusal ? refusedWith(outcome.problems) : UNSETTLED;
    }
    const proof = (asked && cart.billingAddress?.[asked]) ?? null;
    return { kind: "ordered", number: outcome.number, email: cart.email, proof, method: sent.method, copy };
  } catch (error) {
    // The order may exist although the answer is late or unreadable: check the cart (architecture: writes are never repeated).
    if (!isCommerceError(error) || error.kind === "unauthorized") throw error;
    shop.log("error", "placing an order was not answered", { kind: error.kind, error });
    return UNSETTLED;
  }
}

const UNSETTLED = { kind: "unsettled" } as const;

function refusedWith(problems: readonly Problem[]): Placing {
  return { kind: "refused", problems };
}

/** The cart was already ordered, perhaps by another process: not an error to show. */
function isUnsettled(problems: readonly Problem[]): boolean {
  return isCartGone(problems) || problems.some(({ code }) => code === "being-ordered");
}

/** A backend may call an order refused that it has made, when something after it failed: its mail, say. */
async function isOpen({ commerce }: Shop, cart: CartId): Promise<boolean> {
  return (await commerce.cart.get(cart)) !== null;
}

interface Copying {
  readonly method: string;
  readonly canLookUp: boolean;
}

/**
 * A copy of the order for guests; null if the backend can return the order itself: for customers, or for guests with order look-up and nothing to
 * pay.
 */
function copyOf({ cookies }: Shop, cart: Cart, { method, canLookUp }: Copying): string | null {
  if (customerToken(cookies) !== null) return null;
  const isPaidLater = providerOf(method) !== null;
  return isPaidLater || !canLookUp ? packOrderCopy(cart, { method, isPaidLater }) : null;
}

async function paymentMethodInput(shop: Shop, cart: CartId, { method, origin }: Sent): Promise<PaymentMethodInput> {
  const provider = providerOf(method);
  if (!provider) return { code: method };
  return provider.paymentMethodInput(await paymentReturnUrls(shop, origin, { cart, method }));
}

/** Null on success; on failure this press has ordered nothing. */
async function choosePayment(
  shop: Shop,
  id: CartId,
  { input, isSecondTry }: Pick<Trying, "isSecondTry"> & { readonly input: PaymentMethodInput },
): Promise<Placing | null> {
  const outcome = await orFormError(shop, shop.commerce.checkout.setPaymentMethod(id, input), NOT_SENT_ON);
  if (outcome.ok) return null;
  const isUnanswered = outcome.problems.some(({ code }) => code === "unavailable");
  return isCartGone(outcome.problems) || (isUnanswered && isSecondTry) ? UNSETTLED : refusedWith(outcome.problems);
}

/** The order this process placed from a cart, for a browser that missed the answer. */
export function orderMadeOf(cart: CartId): Ordered | null {
  const placing = placements.get(cart);
  return placing?.kind === "ordered" ? placing : null;
}

export async function keepOrder({ cookies }: Shop, cartId: CartId, ordered: Ordered): Promise<void> {
  const { number, email, proof, method, copy } = ordered;
  const payBy = providerOf(method) ? method : null;
  await keepLastOrder(cookies, { number, email, proof, cartId, copy, payBy });
  if (cartIdOf(cookies) === cartId) dropCartId(cookies);
}
