import type { Cart } from "~/lib/commerce/model/cart";
import type { Shop } from "~/lib/server/shop.server";
import { leftBehind, remember, withoutLost } from "./cart-memory";

/** After the shopper's own doing. */
export function rememberCart({ session }: Shop, cart: Cart, done: Parameters<typeof remember>[2] = {}): void {
  session.keepCartMemory(remember(session.cartMemory, cart, done));
}

/** For a page that shows the cart: the names of what left it by itself, told once. A product that is no longer sold goes without a word. */
export function noticeLosses({ session }: Shop, cart: Cart): readonly string[] {
  const names = leftBehind(session.cartMemory, cart);
  session.keepCartMemory(withoutLost(remember(session.cartMemory, cart), cart));
  return names;
}
