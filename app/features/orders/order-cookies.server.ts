import { asId, type CartId, type OrderNumber } from "~/lib/commerce/model/ids";
import type { Cookies } from "~/lib/server/cookies/cookies.server";
import { defineCookie, json } from "~/lib/server/cookies/define-cookie.server";
import { attemptCookie } from "~/lib/server/request/order-attempt.server";
import { isOrderToken, orderToken } from "~/features/cart/order-token.server";
import { type OrderCopy, unpackOrderCopy } from "./order-copy";

/** The last order of this browser, for the confirmation page and a resubmitted place-order form. */
export interface LastOrder {
  readonly number: OrderNumber;
  readonly email: string | null;
  /** Keyed digest of the cart's id. */
  readonly cartKey: string;
  /** `guestOrderProof`: with number and email it authorises a guest's order look-up. */
  readonly proof: string | null;
  /** The purchase is not reported yet, because it may still fail. */
  readonly isToCount?: boolean;
  /** Null once the order is paid or if nothing is due. Has the cart id because the backend needs it. */
  readonly payment: OpenPayment | null;
}

interface OpenPayment {
  readonly method: string;
  readonly cart: CartId;
  readonly session?: string | null;
}

interface OrderToSave {
  readonly number: OrderNumber;
  readonly email: string | null;
  readonly cartId: CartId;
  readonly proof?: string | null;
  readonly isCounted?: boolean;
  readonly payBy?: string | null;
  readonly session?: string | null;
  readonly copy?: string | null;
}

/** Sealed by this shop, but another release may have used another shape. */
function parseLastOrder(written: unknown): LastOrder | null {
  // checked below; the previous release stored the proof as `postcode`
  const value = written as Partial<LastOrder & { readonly postcode: string | null }>;
  return typeof value.number === "string" && typeof value.cartKey === "string"
    ? {
        number: asId<OrderNumber>(value.number),
        email: value.email ?? null,
        cartKey: value.cartKey,
        proof: value.proof ?? value.postcode ?? null,
        ...(value.isToCount === true && { isToCount: true }),
        payment: value.payment ?? null,
      }
    : null;
}

export interface LookedUpOrder {
  readonly number: string;
  readonly email: string;
  readonly proof: string;
}

function parseFoundOrder(written: unknown): LookedUpOrder | null {
  const { number, email, proof } = written as Partial<LookedUpOrder>; // checked below
  return typeof number === "string" && typeof email === "string" && typeof proof === "string"
    ? { number, email, proof }
    : null;
}

export const lastOrderCookie = defineCookie<LastOrder>({
  name: "order",
  seal: "sealed",
  maxAge: 30 * 24 * 3600,
  clearedOn: ["log-out"],
  identifies: "browser",
  ...json(parseLastOrder),
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

export const lookedUpOrderCookie = defineCookie<LookedUpOrder>({
  name: "found-order",
  seal: "sealed",
  maxAge: 30 * 60,
  clearedOn: ["log-out"],
  ...json(parseFoundOrder),
});

/** From the emailed link to cancel a guest's order. */
export interface CancelLink {
  readonly order: string;
  readonly key: string;
}

/** An opened cancellation link: in the URL it would end up in histories and referrers. */
export const cancelLinkCookie = defineCookie<CancelLink>({
  name: "cancel-order",
  seal: "sealed",
  maxAge: 30 * 60,
  clearedOn: ["log-out"],
  ...json((written) => {
    const { order, key } = written as Partial<CancelLink>; // checked here
    return typeof order === "string" && typeof key === "string" ? { order, key } : null;
  }),
});

/** A guest's last order, if the backend cannot return it or its lines may be added to a cart again. */
export function orderCopyOf(cookies: Cookies): OrderCopy | null {
  return unpackOrderCopy(cookies.get(orderCopyCookie));
}

export async function saveLastOrder(cookies: Cookies, order: OrderToSave): Promise<void> {
  const { number, email, cartId: cart, proof = null, payBy = null, session = null, copy = null } = order;
  const isToCount = order.isCounted === false;
  const payment = payBy === null ? null : { method: payBy, cart, ...(session !== null && { session }) };
  const cartKey = await orderToken(cookies, cart);
  cookies.set(lastOrderCookie, { number, email, cartKey, proof, payment, ...(isToCount && { isToCount }) });
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

export function takeUncounted(cookies: Cookies): LastOrder | null {
  const order = cookies.get(lastOrderCookie);
  if (!order?.isToCount || order.payment) return null;
  const { isToCount: _, ...counted } = order;
  cookies.set(lastOrderCookie, counted);
  return order;
}

export function clearLastOrder(cookies: Cookies): void {
  cookies.clear(lastOrderCookie);
  cookies.clear(orderCopyCookie);
}

export async function orderedCart(cookies: Cookies, cart: CartId): Promise<boolean> {
  const order = cookies.get(lastOrderCookie);
  return order !== null && isOrderToken(cookies, cart, order.cartKey);
}

export function isOfLastOrder(cookies: Cookies, token: FormDataEntryValue | null): boolean {
  const lastOrder = cookies.get(lastOrderCookie);
  return lastOrder !== null && lastOrder.cartKey === token;
}
