import { shopAction, shopLoader } from "~/lib/server/request/handlers.server";
import { redirectBack } from "~/lib/server/request/shop.server";
import type { Screen } from "~/lib/screen";
import { toggleWishlist } from "~/features/wishlist/toggle-wishlist.server";
import { MY_WISHLIST } from "~/features/wishlist/wishlist-view";

export const handle: Screen = { prefetch: false };

/** GET has nothing to show: redirects to the previous page, e.g. after a log-in. */
export const loader = shopLoader(({ url }) => {
  throw redirectBack(url.searchParams, MY_WISHLIST);
});

export const action = shopAction(toggleWishlist);
