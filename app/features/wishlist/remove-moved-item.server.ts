import { customerToken } from "~/lib/server/customer-token.server";
import { isCommerceError } from "~/lib/commerce/model/errors";
import type { Sku } from "~/lib/commerce/model/ids";
import type { Shop } from "~/lib/server/shop.server";
import { LEAVING } from "./wishlist-view";

/** A product page that was opened from the wishlist to choose options: what went into the cart leaves the list. */
export async function removeMovedItem(shop: Shop, sku: Sku, form: FormData): Promise<void> {
  const id = form.get(LEAVING);
  if (typeof id !== "string" || id === "" || !customerToken(shop.cookies)) return;
  const { wishlist } = shop.commerce;
  try {
    if ((await wishlist.find(sku)).includes(id)) await wishlist.remove([id]);
  } catch (error) {
    // The cart has it already: an item that stays on the wishlist is no reason to undo that.
    if (!isCommerceError(error) || error.kind === "unauthorized") throw error;
    shop.log("error", "still on the wishlist", { kind: error.kind, error });
  }
}
