import { cartMemoryCookie, keepCartMemory } from "./cart-memory-cookie.server";
import type { Cart } from "~/lib/commerce/model/cart";
import type { Shop } from "~/lib/server/shop.server";
import { leftBehind, remember, withoutLost } from "./cart-memory";

/** After the shopper's own doing. */
export function rememberCart({ cookies }: Shop, cart: Cart, done: Parameters<typeof remember>[2] = {}): void {
  keepCartMemory(cookies, remember(cookies.get(cartMemoryCookie), cart, done));
}

/** For a page that shows the cart: the names of what left it by itself, told once. A product that is no longer sold goes without a word. */
export function noticeLosses({ cookies }: Shop, cart: Cart): readonly string[] {
  const names = leftBehind(cookies.get(cartMemoryCookie), cart);
  keepCartMemory(cookies, withoutLost(remember(cookies.get(cartMemoryCookie), cart), cart));
  return names;
}
