import { parseCartId, type CartId } from "~/lib/commerce/model/ids";
import { type CookieReader, type Cookies, defineCookie } from "./cookies.server";

const id = { seal: "plain", maxAge: 30 * 24 * 3600, parse: parseCartId, format: (cart: CartId) => cart } as const;

const guestCartCookie = defineCookie<CartId>({
  ...id,
  name: "cart",
  clearedOn: ["log-in"],
  identifies: "browser",
});

/**
 * Separate from the guest's, because it must expire with the token: the backend rejects this cart
 * without it (docs/decisions/0008).
 */
export const customerCartCookie = defineCookie<CartId>({
  ...id,
  name: "customer-cart",
  clearedOn: ["log-in", "session-end"],
  identifies: "customer",
});

function cookieFor(cookies: CookieReader) {
  return cookies.isCustomer ? customerCartCookie : guestCartCookie;
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
