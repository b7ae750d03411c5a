import { optional } from "~/lib/async/optional";
import { savedKey, saveLines } from "./cart-cookies.server";
import { cartIdOf, saveCartId } from "~/lib/server/cookies/cart-id.server";
import { TIME_BUDGETS } from "~/lib/async/timeouts";
import type { Cart, CartLine } from "~/lib/commerce/model/cart";
import type { CartId } from "~/lib/commerce/model/ids";
import { isBeingOrdered } from "~/lib/server/request/cart-hold.server";
import type { Shop } from "~/lib/server/request/shop.server";

const NOT_JOINED =
  "We are still checking the order you placed before logging in, so its items are not in this cart. If it went through, you will get a confirmation by email.";

export const MERGE_FAILED = "We could not add your earlier items. This is the cart saved in your account.";

/** The backend may have merged the carts without an answer. */
function keptMessage(lines: number, kept: number): string {
  const where =
    kept === lines
      ? "We have kept them for you under Saved for later. Please check your cart before you move them back."
      : `We have kept ${kept} of the ${lines} under Saved for later. Please check your cart before you move them back, and add the others again.`;
  return `Your earlier items may be missing from the cart saved in your account. ${where}`;
}

/** `cart` is null if it could not be read; the merge then returns it. */
export interface CartState {
  readonly id: CartId;
  readonly cart: Cart | null;
  readonly isBeingOrdered?: boolean;
}

/**
 * The guest cart to merge at log-in. Call it without a token, with which the backend rejects the
 * cart. Skips empty and ordered carts.
 */
export async function readGuestCart(shop: Shop): Promise<CartState | null> {
  const id = cartIdOf(shop.cookies);
  if (!id) return null;
  const cart = await optional(shop, UNREAD, shop.commerce.cart.get(id));
  if (cart === null || cart?.lines.length === 0) return null;
  return { id, cart: cart ?? null, isBeingOrdered: await isBeingOrdered(shop, id) };
}

/** A cart that cannot be read must not prevent a log-in. */
export async function readCustomerCart(shop: Shop): Promise<CartState> {
  const { customer } = shop.commerce;
  const cart = await optional(shop, UNREAD, customer.cart());
  return cart ? { id: cart.id, cart } : { id: await customer.cartId(), cart: null };
}

const UNREAD = { name: "a cart at log-in", fallback: undefined } as const;

/**
 * Merges a guest's cart into the customer's, which stays in use either way (gc#1916). Never
 * retried: that would double the lines. After a failure nobody knows the guest's cart any more, so
 * its lines are saved for later. If a merged quantity exceeds the stock, it is reduced to
 * what one of the carts had, with a notice: such a line blocks every further addition
 * (pwa-studio#3100).
 */
export async function joinCarts(shop: Shop, guest: CartState, own: CartState): Promise<void> {
  if (guest.isBeingOrdered) return shop.notices.add({ kind: "warning", text: NOT_JOINED, persist: true });
  const mergePromise = shop.commerce.customer.mergeCart(guest.id, own.id);
  const merged = await optional(shop, { name: "merging carts", level: "error" }, mergePromise);
  if (!merged?.ok) return keepForLater(shop, guest.cart?.lines ?? []);
  saveCartId(shop.cookies, merged.cart.id);
  if (!guest.cart) return;
  const check: Check = { changes: [], isOver: false };
  const limit = { name: "check of a merged cart", budgetMs: TIME_BUDGETS.mergedQuantities, fallback: false };
  const carts = { guest: guest.cart, own: own.cart, merged: merged.cart };
  const isChecked = await optional(shop, limit, capMergedQuantities(shop, carts, check));
  check.isOver = true;
  const { changes } = check;
  if (isChecked && changes.length === 0) return;
  const limited = changes.length > 0 ? `, but stock is limited. ${changes.join("; ")}.` : ".";
  const text = `We combined your carts${limited}${isChecked ? "" : ` ${UNCHECKED}`}`;
  shop.notices.add({ kind: "warning", text, persist: true });
}

const UNCHECKED = "Please check the items and quantities in your cart.";

interface Check {
  /** What the shopper has to know. */
  readonly changes: string[];
  /** Later updates would overwrite what the shopper changes meanwhile. */
  isOver: boolean;
}

function keepForLater({ cookies, notices }: Shop, lines: readonly CartLine[]): void {
  const kept = saveLines(cookies, lines);
  if (kept === 0) return notices.add({ kind: "warning", text: MERGE_FAILED });
  const link = { to: "/cart", text: "Open your cart" };
  notices.add({ kind: "warning", text: keptMessage(lines.length, kept), link, persist: true });
}

interface Merge {
  readonly guest: Cart;
  readonly own: Cart | null;
  readonly merged: Cart;
}

/** One update per line: Magento rejects all lines of an update if it rejects one. */
async function capMergedQuantities(shop: Shop, { guest, own, merged }: Merge, check: Check): Promise<true> {
  const { changes } = check;
  for (const line of guest.lines) {
    if (check.isOver) break;
    const ours = find(own, line);
    const now = find(merged, line);
    const max = Math.max(line.quantity, ours?.quantity ?? 0);
    if (!now) changes.push(`${line.name} could not be moved`);
    else if (now.problems.length > 0 && now.quantity > max) {
      const updatePromise = shop.commerce.cart.update(merged.id, now.uid, max);
      const lowered = await optional(shop, "update of a merged line", updatePromise);
      if (lowered) changes.push(`${now.name}: ${lowered.ok ? max : now.quantity} in your cart`);
      else changes.push(`${now.name}: please check its quantity`);
    } else if (now.quantity < line.quantity + (ours?.quantity ?? 0))
      changes.push(`${now.name}: ${now.quantity} in your cart`);
  }
  return true;
}

function find(cart: Cart | null, line: CartLine): CartLine | undefined {
  return cart?.lines.find((other) => savedKey(other) === savedKey(line));
}
