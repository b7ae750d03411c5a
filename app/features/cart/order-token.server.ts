import type { CartId } from "~/lib/commerce/model/ids";
import type { Cookies } from "~/lib/server/cookies/cookies.server";

/** Hidden field of the place-order form: proves that the form was made for this cart, and identifies its order on resubmission (docs/decisions/0018). */
export function orderToken(cookies: Cookies, cart: CartId): Promise<string> {
  return cookies.digest(textOf(cart));
}

export async function isOrderToken(cookies: Cookies, cart: CartId, token: FormDataEntryValue | null): Promise<boolean> {
  return typeof token === "string" && cookies.isDigest(textOf(cart), token);
}

const textOf = (cart: CartId) => `place-order:${cart}`;
