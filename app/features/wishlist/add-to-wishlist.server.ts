import { productWishlisted } from "~/features/consent/catalogue-events.server";
import { sendEvents } from "~/features/consent/send-events.server";
import type { Sku } from "~/lib/commerce/model/ids";
import type { Result, Problem } from "~/lib/commerce/model/problem";
import type { WishlistRequest } from "~/lib/commerce/model/wishlist";
import { problemNotice, type Notice } from "~/lib/notices";
import { withFallback } from "~/lib/server/request/optional.server";
import { orFormError } from "~/lib/server/request/or-form-error.server";
import { notFound } from "~/lib/server/request/responses";
import type { Shop } from "~/lib/server/request/shop.server";
import { pendingItemCookie } from "./pending-item.server";

export const ADDED_NOTICE: Notice = { kind: "success", title: "Wishlist", text: "Added to your wishlist." };
export const REMOVED_NOTICE: Notice = { kind: "danger", title: "Wishlist", text: "Removed from your wishlist." };

export function wishlistError(problem: Problem): Notice {
  return { ...problemNotice(problem), title: "Wishlist error" };
}

/** Skips a product that is already on the wishlist: the backend would increase its quantity. */
export async function addToWishlist(shop: Shop, item: WishlistRequest): Promise<void> {
  const result = await orFormError(shop, add(shop, item));
  if (result.ok) return shop.notices.add(ADDED_NOTICE);
  for (const problem of result.problems) shop.notices.add(wishlistError(problem));
}

async function add(shop: Shop, item: WishlistRequest): Promise<Result<object>> {
  const { wishlist } = shop.commerce;
  const sku = item.parentSku ?? item.sku;
  const known = await wishlist.find(sku);
  if (known.length > 0) return { ok: true };
  const result = await wishlist.add(item);
  if (result.ok) sendWishlistEvent(shop, sku);
  return result;
}

export function sendWishlistEvent(shop: Shop, sku: Sku): void {
  sendEvents(shop, async () => {
    const product = await shop.commerce.catalog.product(sku);
    return product ? productWishlisted(product) : [];
  });
}

/** After a log-in: adds the item a guest wanted to add. Its failure does not fail the log-in. */
export async function addPendingItem(shop: Shop): Promise<void> {
  const item = shop.cookies.get(pendingItemCookie);
  if (!item) return;
  shop.cookies.clear(pendingItemCookie);
  await withFallback(shop, addToWishlist(shop, item), {
    failure: "a pending wishlist item was lost",
    fallback: undefined,
  });
}

export async function requireWishlists({ commerce }: Shop): Promise<void> {
  const { hasWishlists } = await commerce.content.store();
  if (!hasWishlists) notFound();
}
