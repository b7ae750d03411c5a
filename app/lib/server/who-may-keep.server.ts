import type { ScreenFacts } from "~/lib/screen";
import { currencyCookie, storeCookie } from "./chosen-view.server";
import { customerToken } from "./customer-token.server";
import type { Shop } from "./shop.server";

/** The page has nothing personal: public/sw.js may cache it for offline use. */
export function isPlain({ cookies }: Shop): boolean {
  const isGuest = customerToken(cookies.forSpots) === null;
  return isGuest && cookies.get(storeCookie) === null && cookies.get(currencyCookie) === null;
}

export function cacheControl({ cookies }: Shop, { keep }: Pick<ScreenFacts, "keep">): string {
  if (keep === "nobody") return "no-store";
  // A customer's pages must not be shown after the log-out, not even by Back.
  return customerToken(cookies.forSpots) === null ? "private, no-cache" : "private, no-store";
}
