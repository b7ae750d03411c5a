import { customerToken } from "~/lib/server/customer-token.server";
import { isCommerceError } from "~/lib/commerce/model/errors";
import type { Sku } from "~/lib/commerce/model/ids";
import type { Shop } from "~/lib/server/shop.server";
import { LEAVING } from "./wishlist-view";

/** After adding to the cart from a product page opened from the wishlist: removes that item. */
export async function removeMovedItem(shop: Shop, sku: Sku, form: FormData): Promise<void> {
  const id = form.get(LEAVING);
  if (typeof id !== "string" || id === "" || !customerToken(shop.cookies)) return;
  const { wishlist } = shop.commerce;
  try {
    if ((await wishlist.find(sku)).includes(id)) await wishlist.remove([id]);
  } catch (error) {
    // It is in the cart already: failing to remove it from the wishlist does not undo that.
    if (!isCommerceError(error) || error.kind === "unauthorized") throw error;
    shop.log("error", "a moved item is still on the wishlist", { kind: error.kind, error });
  }
}
