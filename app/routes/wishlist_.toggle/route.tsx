import { shopAction, shopLoader } from "~/lib/server/handlers.server";
import { redirectBack } from "~/lib/server/responses";
import type { Screen } from "~/lib/screen";
import { toggleWishlist } from "~/features/wishlist/toggle-wishlist.server";
import { MY_WISHLIST } from "~/features/wishlist/wishlist-view";

export const handle: Screen = { fetchAhead: false };

/** Nothing to see here: whoever comes by a link, after a log-in say, goes on to the page they were on. */
export const loader = shopLoader(({ url }) => {
  throw redirectBack(url.searchParams, MY_WISHLIST);
});

export const action = shopAction(toggleWishlist);
