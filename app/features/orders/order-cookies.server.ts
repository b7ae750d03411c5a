import { z } from "zod";
import { asId, type CartId, type OrderNumber } from "~/lib/commerce/model/ids";
import { type Cookies, defineCookie, json } from "~/lib/server/cookies/cookies.server";
import { attemptCookie } from "~/lib/server/request/order-attempt.server";
import { deflate } from "~/lib/server/cookies/deflated-text";
import { cartDigest, isCartDigest } from "~/features/cart/cart-cookies.server";
import type { Cart } from "~/lib/commerce/model/cart";
import { multipliesTo } from "~/lib/commerce/model/product";

const text = z.string();

/** Has the cart id because the backend needs it. */
const pendingPayment = z.object({ method: text, cart: text.transform(asId<CartId>), session: text.nullish() });

const lastOrder = z.object({
  number: text.transform(asId<OrderNumber>),
  email: text.nullable(),
  /** Keyed digest of the cart's id. */
  cartKey: text,
  /** `guestOrderProof`: with number and email it authorises a guest's order look-up. */
  proof: text.nullable(),
  /** Only of a purchase that is not reported yet, because it may still fail. */
  isReported: z.literal(false).optional(),
  /**
   * Currency and minor units that the shopper agreed to; the backend may have ordered a cart that
   * was changed meanwhile.
   */
  agreedTotal: text.optional(),
  /** Null once the order is paid or if nothing is due. */
  payment: pendingPayment.nullable(),
});

/** The last order of this browser, for the confirmation page and a resubmitted place-order form. */
export type LastOrder = z.infer<typeof lastOrder>;

/**
 * What the backend needs to return an order: to customers its number, to guests also email and
 * proof.
 */
export type OrderKey = Pick<LastOrder, "number" | "email" | "proof">;

interface OrderToSave extends Pick<LastOrder, "number" | "email"> {
  readonly cartId: CartId;
  readonly proof?: string | null;
  readonly agreedTotal?: string | null;
  readonly isReported?: boolean;
  readonly payBy?: string | null;
  readonly session?: string | null;
  readonly copy?: string | null;
}

export const lastOrderCookie = defineCookie({
  name: "order",
  seal: "sealed",
  maxAge: 30 * 24 * 3600,
  clearedOn: ["log-out"],
  identifies: "browser",
  ...json(lastOrder),
});

/** Written by `packOrderCopy`. Expires when a payment page can no longer return here. */
const orderCopyCookie = defineCookie<string>({
  name: "order-copy",
  seal: "sealed",
  maxAge: 6 * 3600,
  clearedOn: ["log-out"],
  isLarge: true,
  parse: (text) => (unpackOrderCopy(text) ? text : null),
  format: (packed) => packed,
});

const lookedUpOrder = z.object({ number: text, email: text, proof: text });

export type LookedUpOrder = z.infer<typeof lookedUpOrder>;

export const lookedUpOrderCookie = defineCookie({
  name: "found-order",
  seal: "sealed",
  maxAge: 30 * 60,
  clearedOn: ["log-out"],
  ...json(lookedUpOrder),
});

/**
 * The opened link of a guest's cancellation, from an email: in the URL it would end up in histories
 * and referrers.
 */
export const cancelLinkCookie = defineCookie({
  name: "cancel-order",
  seal: "sealed",
  maxAge: 30 * 60,
  clearedOn: ["log-out"],
  ...json(z.object({ order: text, key: text })),
});

/**
 * A guest's last order, if the backend cannot return it or its lines may be added to a cart again.
 */
export function orderCopyOf(cookies: Cookies): OrderCopy | null {
  return unpackOrderCopy(cookies.get(orderCopyCookie));
}

export async function saveLastOrder(cookies: Cookies, order: OrderToSave): Promise<void> {
  const { number, email, cartId: cart, proof = null, payBy = null, session = null, copy = null } = order;
  const payment = payBy === null ? null : { method: payBy, cart, ...(session !== null && { session }) };
  const agreed = order.agreedTotal ? { agreedTotal: order.agreedTotal } : {};
  const saved = { number, email, cartKey: await cartDigest(cookies, cart), proof, payment, ...agreed };
  cookies.set(lastOrderCookie, order.isReported === false ? { ...saved, isReported: false } : saved);
  cookies.clear(attemptCookie);
  if (copy === null) cookies.clear(orderCopyCookie);
  else cookies.set(orderCopyCookie, copy);
}

export function savePaymentSession(cookies: Cookies, session: string): void {
  const order = cookies.get(lastOrderCookie);
  if (order?.payment) cookies.set(lastOrderCookie, { ...order, payment: { ...order.payment, session } });
}

export function markLastOrderPaid(cookies: Cookies): void {
  const order = cookies.get(lastOrderCookie);
  if (order?.payment) cookies.set(lastOrderCookie, { ...order, payment: null });
}

export function takeUnreportedOrder(cookies: Cookies): LastOrder | null {
  const order = cookies.get(lastOrderCookie);
  if (order?.isReported !== false || order.payment) return null;
  const { isReported: _, ...reported } = order;
  cookies.set(lastOrderCookie, reported);
  return order;
}

export function clearLastOrder(cookies: Cookies): void {
  cookies.clear(lastOrderCookie);
  cookies.clear(orderCopyCookie);
}

export async function wasCartOrdered(cookies: Cookies, cart: CartId): Promise<boolean> {
  return isCartDigest(cookies, cart, cookies.get(lastOrderCookie)?.cartKey ?? null);
}

export function isOfLastOrder(cookies: Cookies, token: FormDataEntryValue | null): boolean {
  return token !== null && cookies.get(lastOrderCookie)?.cartKey === token;
}

function copyOf(cart: Cart, method: string, isPaidLater: boolean) {
  const { quantity, totals, isBeforeTax, coupons, shippingAddress, pickupStore, billingAddress, shippingMethod } = cart;
  return {
    quantity,
    totals,
    isBeforeTax,
    coupons,
    shippingAddress,
    pickupStore,
    billingAddress,
    shippingMethod,
    paymentMethod: cart.paymentMethods.find(({ code }) => code === method)?.title ?? null,
    /** May be incomplete for lack of room; `quantity` is the total. */
    lines: cart.lines.map(({ name, choices, quantity, unitPrice, total, request }) => ({
      name,
      choices,
      quantity,
      total,
      /** Null if price times quantity is not the total. */
      price: multipliesTo(total, { unit: unitPrice, quantity }) ? unitPrice : null,
      request: isPaidLater ? request : null,
    })),
  };
}

/**
 * A guest's order, copied from its cart just before ordering: Magento 2.4.6 returns orders to
 * customers only, and another payment method needs the lines again. Sealed in a cookie
 * (docs/decisions/0008).
 */
export type OrderCopy = ReturnType<typeof copyOf>;

/**
 * Compressed size. Sealed it is as large as a draft form, but both are never stored at the same
 * time (docs/decisions/0008).
 */
const MAX_COPY_BYTES = 1_700;

/**
 * With many lines first their texts are dropped (the name is then ""), then the lines. Null if not
 * even the addresses fit.
 */
export function packOrderCopy(cart: Cart, { method, isPaidLater }: { method: string; isPaidLater: boolean }) {
  const copy = copyOf(cart, method, isPaidLater);
  const shortened = isPaidLater ? copy.lines.map((line) => ({ ...line, name: "", choices: [] })) : [];
  for (const lines of [copy.lines, shortened, []]) {
    const text = JSON.stringify({ ...copy, lines });
    if (deflate(text).length <= MAX_COPY_BYTES) return text;
  }
  return null;
}

export function unpackOrderCopy(text: string | null): OrderCopy | null {
  if (text === null) return null;
  try {
    const copy = JSON.parse(text) as OrderCopy; // sealed by this shop; another release's shape has no grand total
    return copy.totals.grandTotal.currency ? copy : null;
  } catch {
    return null;
  }
}
