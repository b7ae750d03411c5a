import type { Cookies, KnownCookies } from "~/lib/server/cookies.server";
import { defineCookie, json } from "~/lib/server/define-cookie.server";
import { type CartMemory, writeCartMemory, type WrittenCartMemory } from "./cart-memory";

export const cartMemoryCookie = defineCookie<CartMemory>({
  name: "cart-memory",
  seal: "sealed",
  maxAge: 30 * 24 * 3600,
  forgottenAt: ["log-out"],
  ...json((value) => {
    const [cart, currency, lines, unanswered, quantity] = value as WrittenCartMemory; // sealed by this shop; another release's shape throws
    return {
      cart,
      currency,
      lines: lines.map(([uid, unit, quantity, name]) => ({ uid, unit, quantity, name })),
      unanswered: [...unanswered],
      quantity: quantity ?? null,
    };
  }),
  format: writeCartMemory,
});

export function keepCartMemory(cookies: Cookies, memory: CartMemory): void {
  if (!isKept(cookies, memory)) cookies.set(cartMemoryCookie, memory);
}

export function isKept(cookies: KnownCookies, memory: CartMemory): boolean {
  const known = cookies.get(cartMemoryCookie);
  return known !== null && cartMemoryCookie.format(known) === cartMemoryCookie.format(memory);
}
