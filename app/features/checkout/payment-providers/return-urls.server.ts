import { parseCartId, type CartId } from "~/lib/commerce/model/ids";
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
}

/**
 * Return URLs for a provider. They may be opened in another browser, without cookies, and appear in the provider's logs: they contain only the cart
 * id and the payment method, sealed and limited in time, and no personal data.
 */
export async function paymentReturnUrls(shop: Shop, origin: string, { cart, method }: Payment) {
  const state = await sealerFor(shop.config.sessionSecrets, PURPOSE).seal(
    JSON.stringify([cart, Date.now() + VALID_MS, method]),
  );
  const url = `${shop.config.publicOrigin ?? origin}/checkout/return/${state}`;
  return { paid: url, notPaid: `${url}?result=canceled` } satisfies PaymentReturnUrls;
}

/** The payment of a return URL; null when the URL is invalid or expired. */
export async function paymentOfReturn(shop: Shop, state: string | undefined): Promise<Payment | null> {
  const text = await sealerFor(shop.config.sessionSecrets, PURPOSE).open(state ?? "");
  if (text === null) return null;
  // Sealed by paymentReturnUrls; the release before did not name the method.
  const [id, until, method = null] = JSON.parse(text) as [string, number, (string | null)?];
  const cart = parseCartId(id);
  return cart && until > Date.now() ? { cart, method } : null;
}
