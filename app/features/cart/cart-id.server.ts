import { parseCartId, type CartId } from "~/lib/commerce/model/ids";
import type { CookieReader, Cookies } from "~/lib/server/cookies/cookies.server";
import { customerToken } from "~/lib/server/cookies/customer-token.server";
import { defineCookie } from "~/lib/server/cookies/define-cookie.server";

const id = { seal: "plain", maxAge: 30 * 24 * 3600, parse: parseCartId, format: (cart: CartId) => cart } as const;

const guestCartCookie = defineCookie<CartId>({
  ...id,
  name: "cart",
  clearedOn: ["log-in"],
  identifies: "browser",
});

/** Separate from the guest's, because it must expire with the token: the backend rejects this cart without it (docs/decisions/0008). */
export const customerCartCookie = defineCookie<CartId>({
  ...id,
  name: "customer-cart",
  clearedOn: ["log-in", "session-end"],
  identifies: "customer",
});

function cookieFor(cookies: CookieReader) {
  return customerToken(cookies) === null ? guestCartCookie : customerCartCookie;
}

export function cartIdOf(cookies: CookieReader): CartId | null {
  return cookies.get(cookieFor(cookies));
}

export function saveCartId(cookies: Cookies, cart: CartId): void {
  if (cart !== cartIdOf(cookies)) cookies.set(cookieFor(cookies), cart);
}

export function clearCartId(cookies: Cookies): void {
  cookies.clear(cookieFor(cookies));
}

/** Hidden field of the place-order form: proves that the form was made for this cart, and identifies its order on resubmission (docs/decisions/0018). */
export function orderToken(cookies: Cookies, cart: CartId): Promise<string> {
  return cookies.digest(textOf(cart));
}

export async function isOrderToken(cookies: Cookies, cart: CartId, token: FormDataEntryValue | null): Promise<boolean> {
  return typeof token === "string" && cookies.isDigest(textOf(cart), token);
}

const textOf = (cart: CartId) => `place-order:${cart}`;
