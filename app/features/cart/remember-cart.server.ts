import { cartMemoryCookie, isKept, keepCartMemory } from "./cart-memory-cookie.server";
import type { Cart } from "~/lib/commerce/model/cart";
import type { KnownCookies } from "~/lib/server/cookies.server";
import type { Shop } from "~/lib/server/shop.server";
import { cartIdOf } from "./cart-id.server";
import { type CartMemory, leftBehind, remember, totalSeen, withoutLost } from "./cart-memory";

/** Call after a change by the shopper. */
export function rememberCart({ cookies }: Shop, cart: Cart, done: Parameters<typeof remember>[2] = {}): void {
  keepCartMemory(cookies, remember(cookies.get(cartMemoryCookie), cart, done));
}

/** Call after a change of which the backend does not tell what is in the cart now. */
export function forgetQuantity({ cookies }: Shop): void {
  const known = cookies.get(cartMemoryCookie);
  if (known) keepCartMemory(cookies, { ...known, quantity: null });
}

/** The number of pieces when this browser last saw the cart; null if it never did. */
export function cartQuantitySeen(cookies: KnownCookies): number | null {
  const id = cartIdOf(cookies);
  return id && totalSeen(cookies.get(cartMemoryCookie), { id });
}

/**
 * Names of lines that disappeared since the cart was last shown, returned once. The backend removes products that are no longer sold without an
 * error.
 */
export function noticeLosses({ cookies }: Shop, cart: Cart): readonly string[] {
  const names = leftBehind(cookies.get(cartMemoryCookie), cart);
  keepCartMemory(cookies, memoryOf(cookies, cart));
  return names;
}

/** Whether `noticeLosses` would have something to keep. */
export function isNews(cookies: KnownCookies, cart: Cart): boolean {
  return !isKept(cookies, memoryOf(cookies, cart));
}

function memoryOf(cookies: KnownCookies, cart: Cart): CartMemory {
  return withoutLost(remember(cookies.get(cartMemoryCookie), cart), cart);
}
