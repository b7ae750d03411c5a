import { pendingWishCookie } from "./pending-wish.server";
import { orRefusal } from "~/lib/server/or-refusal.server";
import { isCommerceError } from "~/lib/commerce/model/errors";
import type { Outcome } from "~/lib/commerce/model/problem";
import type { Wish } from "~/lib/commerce/model/wishlist";
import type { Shop } from "~/lib/server/shop.server";
import { WISHED, wishlistError } from "./notices";

/** Puts a product on the wishlist unless it is there: the backend would raise its quantity. */
export async function addWish(shop: Shop, wish: Wish): Promise<void> {
  const outcome = await orRefusal(shop, add(shop, wish));
  if (outcome.ok) return shop.notices.add(WISHED);
  for (const { message } of outcome.problems) shop.notices.add(wishlistError(message));
}

async function add({ commerce: { wishlist } }: Shop, wish: Wish): Promise<Outcome<object>> {
  const known = await wishlist.find(wish.parentSku ?? wish.sku);
  return known.length > 0 ? { ok: true } : wishlist.add(wish);
}

/** For the log-in: what a guest wished for before. A log-in does not fail over it. */
export async function addKeptWish(shop: Shop): Promise<void> {
  const wish = shop.cookies.get(pendingWishCookie);
  if (!wish) return;
  shop.cookies.drop(pendingWishCookie);
  try {
    await addWish(shop, wish);
  } catch (error) {
    if (!isCommerceError(error)) throw error;
    shop.log("error", "a kept wish was lost", { kind: error.kind, error });
  }
}
