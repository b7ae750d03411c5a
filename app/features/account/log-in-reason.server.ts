import { pendingItemCookie } from "~/features/wishlist/toggle-wishlist.server";
import { optional } from "~/lib/async/optional";
import { TIME_BUDGETS } from "~/lib/async/timeouts";
import type { Shop } from "~/lib/server/request/shop.server";

/** By the path that follows the log-in; longer paths first. */
const REASONS = [
  ["/customer/order-history", "to see your orders"],
  ["/customer/my-wishlist", "to see your wishlist"],
  ["/customer/my-downloads", "to see your downloads"],
  ["/customer", "to see your account"],
  ["/checkout", "to continue your checkout"],
] as const;

export async function logInReason(shop: Shop, returnTo: string): Promise<string | null> {
  const pendingItem = shop.cookies.get(pendingItemCookie);
  if (!pendingItem) return REASONS.find(([path]) => returnTo.startsWith(path))?.[1] ?? null;
  const request = shop.commerce.catalog.product(pendingItem.parentSku ?? pendingItem.sku);
  const product = await optional(shop, { name: "product to save", budgetMs: TIME_BUDGETS.optional }, request);
  return product ? `to save ${product.name}` : "to save it to your wishlist";
}
