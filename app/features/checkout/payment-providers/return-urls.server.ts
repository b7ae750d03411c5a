import { asId, parseCartId, type CartId, type OrderNumber } from "~/lib/commerce/model/ids";
import { sealerFor } from "~/lib/server/cookies/sealed-value.server";
import type { Shop } from "~/lib/server/request/shop.server";

/** Validity: payment pages expire after half an hour or so; this leaves ample time. */
const VALID_MS = 6 * 3600_000;
const PURPOSE = "return from payment";

/** Absolute URLs of this shop to which a provider's page sends the shopper back. */
export interface PaymentReturnUrls {
  readonly paid: string;
  readonly notPaid: string;
}

/** A payment on a provider's page. */
export interface Payment {
  readonly cart: CartId;
  /** The payment method's code; null when the answer to the order was lost. */
  readonly method: string | null;
  /** The order, as far as it is known. */
  readonly order?: OrderToPay | undefined;
}

export interface OrderToPay {
  readonly number: OrderNumber;
  /** With the proof a guest's order can be looked up by it. Null in a return URL. */
  readonly email: string | null;
  readonly proof: string | null;
  /** The provider's session of this order. */
  readonly session: string | null;
}

/** A payment as a return URL names it. `isPaid`: the backend has accepted it as paid. */
export interface ReturnedPayment extends Payment {
  readonly isPaid: boolean;
}

type Sealed = [CartId, number, string | null, OrderNumber?, (string | null)?, boolean?];

/**
 * Return URLs for a provider. They may be opened in another browser, without cookies, and appear in the provider's logs: they contain only the cart
 * id, the payment method and, where it exists, the order's number, sealed and limited in time, and no personal data.
 */
export async function paymentReturnUrls(shop: Shop, origin: string, payment: Payment) {
  const url = (shop.config.publicOrigin ?? origin) + (await paymentReturnPath(shop, { ...payment, isPaid: false }));
  return { paid: url, notPaid: `${url}?result=canceled` } satisfies PaymentReturnUrls;
}

/** The path of the return page with a payment sealed in it. */
export async function paymentReturnPath(shop: Shop, { cart, method, order, isPaid }: ReturnedPayment): Promise<string> {
  const sealed: Sealed = [cart, Date.now() + VALID_MS, method];
  if (order) sealed.push(order.number, order.session, isPaid);
  return `/checkout/return/${await sealerFor(shop.config.sessionSecrets, PURPOSE).seal(JSON.stringify(sealed))}`;
}

/** The payment of a return URL; null when the URL is invalid or expired. */
export async function paymentOfReturn(shop: Shop, state: string | undefined): Promise<ReturnedPayment | null> {
  const text = await sealerFor(shop.config.sessionSecrets, PURPOSE).open(state ?? "");
  if (text === null) return null;
  // Sealed by paymentReturnPath; earlier releases did not name the order or the method.
  const [id, until, method = null, number, session = null, isPaid = false] = JSON.parse(text) as Partial<Sealed>;
  const cart = parseCartId(id ?? "");
  if (!cart || until === undefined || until <= Date.now()) return null;
  const order = number && { number: asId<OrderNumber>(number), email: null, proof: null, session };
  return { cart, method, isPaid, ...(order && { order }) };
}
