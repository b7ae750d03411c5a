import type { ShouldRevalidateFunction } from "@remix-run/react";
import { pendingAddition } from "./pending-changes";

/** For pages with products: additions only change the root data (2.5 KB instead of a page). A rejection, or a redirect elsewhere, revalidates the page. */
export const revalidatePage: ShouldRevalidateFunction = ({ currentUrl, nextUrl, ...rest }) => {
  const [target = ""] = rest.formAction?.split("?") ?? [];
  const isWishlistForm = target === "/wishlist/toggle";
  const isComparison = target === "/compare" && rest.formMethod === "POST";
  const isFrameOnly = isWishlistForm || isComparison || pendingAddition(rest, currentUrl.pathname) > 0;
  const isReturn = currentUrl.href === nextUrl.href && (rest.actionStatus ?? 200) < 400;
  return isFrameOnly && isReturn ? false : rest.defaultShouldRevalidate;
};
