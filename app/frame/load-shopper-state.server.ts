import { TIME_BUDGETS } from "~/lib/async/time-budgets";
import { cartIdOf } from "~/features/cart/cart-id.server";
import { lastKnownQuantity } from "~/features/cart/cart-snapshot.server";
import { freeDelivery } from "~/features/delivery-place/delivery-facts.server";
import { readDeliveryPlace } from "~/features/delivery-place/place.server";
import { raceTimeout } from "~/lib/async/race-timeout";
import type { WishlistBrief } from "~/lib/commerce/model/wishlist";
import type { ShopperState } from "~/lib/root-data";
import { customerToken } from "~/lib/server/cookies/customer-token.server";
import { optional } from "~/lib/server/request/optional.server";
import type { Shop } from "~/lib/server/request/shop.server";

interface Limits {
  readonly budgetMs: number;
  /** For the log-in dialog: wait until the token is known to have expired. */
  readonly provesToken?: boolean;
}

/** From cookies, and from the backend within the time budget. */
export async function loadShopperState(shop: Shop, limits: Limits): Promise<ShopperState> {
  const place = readDeliveryPlace(shop.cookies);
  const [cartQuantity, wishlist, free] = await Promise.all([
    readCartQuantity(shop, limits),
    readWishlist(shop, limits),
    place && optional(shop, "free delivery", freeDelivery(shop), null),
  ]);
  return {
    cartQuantity,
    loggedIn: customerToken(shop.cookies) !== null,
    place,
    freeDelivery: free?.by ? { from: free.from, by: free.by } : null,
    wishlistCount: wishlist?.count ?? null,
    wishlisted: wishlist?.skus ?? [],
  };
}

/** Does not wait for a slow backend if this browser has seen the cart before. */
async function readCartQuantity(shop: Shop, { budgetMs }: Limits): Promise<number | null> {
  const id = cartIdOf(shop.cookies);
  if (!id) return 0;
  const { cart } = shop.commerce;
  // Cart and checkout read the whole cart at the same time: share that request.
  const quantity =
    shop.screen.cart === "screen" ? cart.get(id).then((whole) => whole?.quantity ?? null) : cart.quantity(id);
  const reading = optional(shop, "cart quantity", quantity, null);
  const seen = shop.mayDefer ? lastKnownQuantity(shop.cookies) : null;
  const known = await raceTimeout(seen === null ? budgetMs : TIME_BUDGETS.firstPiece, reading);
  return known?.value ?? seen;
}

/** Only with a token (product P69). */
async function readWishlist(shop: Shop, { budgetMs, provesToken }: Limits): Promise<WishlistBrief | null> {
  if (!customerToken(shop.cookies)) return null;
  const reading = optional(shop, "wishlist", shop.commerce.wishlist.brief(), null);
  return provesToken ? reading : ((await raceTimeout(budgetMs, reading))?.value ?? null);
}
