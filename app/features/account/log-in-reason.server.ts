import { pendingItemCookie } from "~/features/wishlist/pending-item.server";
import type { Shop } from "~/lib/server/request/shop.server";
import { withTimeout } from "~/lib/server/request/with-timeout.server";

/** What a log-in is for, by the page it leads to; the longer paths first. */
const REASONS = [
  ["/customer/order-history", "to see your orders"],
  ["/customer/my-wishlist", "to see your wishlist"],
  ["/customer/my-downloads", "to see your downloads"],
  ["/customer", "to see your account"],
  ["/checkout", "to continue your checkout"],
] as const;

/** Why a log-in is asked for, as in "Log in to see your orders"; null where the shopper opened it without a reason. */
export async function logInReason(shop: Shop, returnTo: string): Promise<string | null> {
  const wish = shop.cookies.get(pendingItemCookie);
  if (!wish) return REASONS.find(([path]) => returnTo.startsWith(path))?.[1] ?? null;
  const asking = shop.commerce.catalog.product(wish.parentSku ?? wish.sku);
  const product = await withTimeout(asking, { reader: shop, name: "product to save" });
  return product ? `to save ${product.name}` : "to save it to your wishlist";
}
