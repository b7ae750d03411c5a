import { asId, parseCartId, type CartId, type OrderNumber } from "~/lib/commerce/model/ids";
import type { OrderKey } from "~/features/orders/order-cookies.server";
import { sealerFor } from "~/lib/server/cookies/sealed-value.server";
import type { Shop } from "~/lib/server/request/shop.server";

/** Much longer than a payment page is valid, which is about half an hour. */
const VALID_MS = 6 * 3600_000;
const PURPOSE = "return from payment";

export type PaymentReturnUrls = Awaited<ReturnType<typeof paymentReturnUrls>>;

export interface Payment {
  readonly cart: CartId;
  /** Null when the answer to the order was lost. */
  readonly method: string | null;
  readonly order?: OrderToPay | undefined;
}

/** In a return URL, email and proof are null. */
export type OrderToPay = OrderKey & { readonly session: string | null };

/** A payment from a return URL. `isPaid`: the backend has accepted it. */
export type ReturnedPayment = Payment & { readonly isPaid: boolean };

type Sealed = [CartId, number, string | null, OrderNumber?, (string | null)?, boolean?];

/**
 * Return URLs for a provider. They may be opened in another browser and appear in the provider's
 * logs, so they contain no personal data: only cart id, payment method and order number, sealed and
 * with an expiry.
 */
export async function paymentReturnUrls(shop: Shop, origin: string, payment: Payment) {
  const url = (shop.config.publicOrigin ?? origin) + (await paymentReturnPath(shop, { ...payment, isPaid: false }));
  return { paid: url, notPaid: `${url}?result=canceled` };
}

export async function paymentReturnPath(shop: Shop, { cart, method, order, isPaid }: ReturnedPayment): Promise<string> {
  const sealed: Sealed = [cart, Date.now() + VALID_MS, method];
  if (order) sealed.push(order.number, order.session, isPaid);
  return sealReturnPath(shop, PURPOSE, sealed);
}

export async function sealReturnPath({ config }: Shop, purpose: string, state: readonly unknown[]): Promise<string> {
  return `/checkout/return/${await sealerFor(config.sessionSecrets, purpose).seal(JSON.stringify(state))}`;
}

/** As it was passed to `sealReturnPath`; empty for any other text. */
export async function openReturnPath({ config }: Shop, purpose: string, sealed = ""): Promise<readonly unknown[]> {
  const text = await sealerFor(config.sessionSecrets, purpose).open(sealed);
  return text === null ? [] : (JSON.parse(text) as unknown[]); // sealed by this shop
}

/** Null when the URL is invalid or expired. */
export async function paymentOfReturn(shop: Shop, state: string | undefined): Promise<ReturnedPayment | null> {
  const sealed = (await openReturnPath(shop, PURPOSE, state)) as Partial<Sealed>; // by paymentReturnPath
  // Earlier releases omitted the order and the method.
  const [id, until, method = null, number, session = null, isPaid = false] = sealed;
  const cart = parseCartId(id ?? "");
  if (!cart || until === undefined || until <= Date.now()) return null;
  const order = number && { number: asId<OrderNumber>(number), email: null, proof: null, session };
  return { cart, method, isPaid, ...(order && { order }) };
}
