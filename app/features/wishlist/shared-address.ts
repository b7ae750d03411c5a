import { asId, type Sku } from "~/lib/commerce/model/ids";
import { WISHLIST_PAGE_SIZE } from "~/lib/commerce/model/wishlist";

/** Public link to the wishlist: lists the products, not the customer. Magento's sharing code only opens Magento's own pages. */
export function sharedAddress(origin: string, skus: readonly Sku[]): string {
  const query = new URLSearchParams([...new Set(skus)].map((sku) => ["sku", sku]));
  return `${origin}/wishlist/shared?${query}`;
}

export function readSharedSkus(query: URLSearchParams): Sku[] {
  const skus = query.getAll("sku").filter((sku) => sku !== "" && sku.length <= 64);
  return [...new Set(skus)].slice(0, WISHLIST_PAGE_SIZE).map((sku) => asId<Sku>(sku));
}
