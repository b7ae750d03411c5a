import { shopAction, shopLoader } from "~/lib/http/handlers.server";
import { redirectBack } from "~/lib/http/responses";
import { toggleWish } from "~/lib/wishlist/toggle-wish.server";
import { MY_WISHLIST } from "~/lib/wishlist/wishlist-view";

/** Nothing to see here: whoever comes by a link, after a log-in say, goes on to the page they were on. */
export const loader = shopLoader(({ url }) => {
  throw redirectBack(url.searchParams, MY_WISHLIST);
});

export const action = shopAction(toggleWish);
