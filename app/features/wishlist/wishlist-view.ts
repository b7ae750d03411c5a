import { asId, type Sku } from "~/lib/commerce/model/ids";
import { WISHLIST_PAGE_SIZE } from "~/lib/commerce/model/wishlist";
import { pageNumber } from "~/lib/urls/paths";
import { parseView } from "~/ui/list-view";

export const MY_WISHLIST = "/customer/my-wishlist";

/** Query parameter: the wishlist item for which a product page was opened. */
export const WISHLIST_ITEM_PARAM = "wishlist";

export function parseWishlistView(query: URLSearchParams) {
  return { page: pageNumber(query), view: parseView(query.get("view")) };
}

export function wishlistPath({ page, view }: ReturnType<typeof parseWishlistView>): string {
  const query = new URLSearchParams();
  if (view) query.set("view", view);
  if (page > 1) query.set("page", String(page));
  return query.size > 0 ? `${MY_WISHLIST}?${query}` : MY_WISHLIST;
}

export function itemForm(id: string): string {
  return `wish-${id}`;
}

/** Public link: lists the products, not the customer. Magento's sharing code only opens Magento's own pages. */
export function sharedWishlistUrl(origin: string, skus: readonly Sku[]): string {
  const query = new URLSearchParams([...new Set(skus)].map((sku) => ["sku", sku]));
  return `${origin}/wishlist/shared?${query}`;
}

export function readSharedSkus(query: URLSearchParams): Sku[] {
  const skus = query.getAll("sku").filter((sku) => sku !== "" && sku.length <= 64);
  return [...new Set(skus)].slice(0, WISHLIST_PAGE_SIZE).map((sku) => asId<Sku>(sku));
}
