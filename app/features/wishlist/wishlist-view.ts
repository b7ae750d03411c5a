import type { Sku } from "~/lib/commerce/model/ids";
import { changeQuery, pageNumber } from "~/lib/urls/paths";
import { parseView } from "~/ui/list-view";

export const MY_WISHLIST = "/customer/my-wishlist";

/** Query parameter: the wishlist item for which a product page was opened. */
export const WISHLIST_ITEM_PARAM = "wishlist";

export function parseWishlistView(query: URLSearchParams) {
  return { page: pageNumber(query), view: parseView(query.get("view")) };
}

export function wishlistPath({ page, view }: ReturnType<typeof parseWishlistView>): string {
  return changeQuery(MY_WISHLIST, { view, page: page > 1 ? String(page) : null });
}

export function itemForm(id: string): string {
  return `wish-${id}`;
}

/**
 * Public link: lists the products, not the customer. Magento's sharing code only opens Magento's
 * own pages.
 */
export function sharedWishlistUrl(origin: string, skus: readonly Sku[]): string {
  const query = new URLSearchParams([...new Set(skus)].map((sku) => ["sku", sku]));
  return `${origin}/wishlist/shared?${query}`;
}
