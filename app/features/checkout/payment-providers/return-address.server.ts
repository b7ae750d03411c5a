import { parseCartId, type CartId } from "~/lib/commerce/model/ids";
import { sealerFor } from "~/lib/server/sealed-value.server";
import type { Shop } from "~/lib/server/shop.server";

/** Validity: payment pages expire after half an hour or so; this leaves ample time. */
const GOOD_FOR_MS = 6 * 3600_000;
const PURPOSE = "return from payment";

/**
 * Return URLs for a provider. They may be opened in another browser, without cookies, and appear in the provider's logs: they contain only the cart
 * id, sealed and limited in time, and no personal data.
 */
export async function comeBackTo(shop: Shop, origin: string, cart: CartId) {
  const state = await sealerFor(shop.config.sessionSecrets, PURPOSE).seal(
    JSON.stringify([cart, Date.now() + GOOD_FOR_MS]),
  );
  const address = `${shop.config.publicOrigin ?? origin}/checkout/return/${state}`;
  return { paid: address, notPaid: `${address}?result=canceled` };
}

/** The cart id of a return URL; null when it is invalid or expired. */
export async function cartOfReturn(shop: Shop, state: string | undefined): Promise<CartId | null> {
  const text = await sealerFor(shop.config.sessionSecrets, PURPOSE).open(state ?? "");
  if (text === null) return null;
  const [cart, until] = JSON.parse(text) as [string, number]; // sealed by comeBackTo, so the shape is known
  return until > Date.now() ? parseCartId(cart) : null;
}
