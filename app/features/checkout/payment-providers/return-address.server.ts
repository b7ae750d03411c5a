import { parseCartId, type CartId } from "~/lib/commerce/model/ids";
import { sealerFor } from "~/lib/server/sealed-value.server";
import type { Shop } from "~/lib/server/shop.server";

/** A payment page is left open for half an hour; a slow bank and a cup of tea come on top. */
const GOOD_FOR_MS = 6 * 3600_000;

/**
 * Where a provider sends the shopper afterwards. It may be another browser than the one that ordered, without its cookies,
 * and the address passes through the provider's logs: it names the cart, sealed, for some hours, and nothing of the person.
 */
export async function comeBackTo(shop: Shop, origin: string, cart: CartId) {
  const state = await sealerFor(shop.config.sessionSecret).seal(JSON.stringify([cart, Date.now() + GOOD_FOR_MS]));
  const address = `${shop.config.publicOrigin ?? origin}/checkout/return/${state}`;
  return { paid: address, notPaid: `${address}?result=canceled` };
}

/** The cart of a return address of ours; null when it is not ours or too old. */
export async function cartOfReturn(shop: Shop, state: string | undefined): Promise<CartId | null> {
  const text = await sealerFor(shop.config.sessionSecret).open(state ?? "");
  if (text === null) return null;
  const [cart, until] = JSON.parse(text) as [string, number]; // sealed by comeBackTo, so the shape is known
  return until > Date.now() ? parseCartId(cart) : null;
}
