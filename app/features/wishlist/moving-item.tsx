import { useLocation } from "@remix-run/react";
import { LEAVING } from "./wishlist-view";

/** In the form of a product page that was opened from the wishlist: the item to remove once it is in the cart. */
export function MovingItem() {
  const id = new URLSearchParams(useLocation().search).get(LEAVING);
  return id && /^\d{1,12}$/.test(id) ? <input type="hidden" name={LEAVING} value={id} /> : null;
}
