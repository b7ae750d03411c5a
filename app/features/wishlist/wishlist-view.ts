import { pageNumber } from "~/lib/urls/page-number";
import { parseView } from "~/ui/list-view";

export const MY_WISHLIST = "/customer/my-wishlist";

/** Query parameter: the wishlist item for which a product page was opened. */
export const LEAVING = "wishlist";

/** What the address of the wishlist says. */
interface WishlistView {
  readonly page: number;
  /** Null: as this browser chose for lists. */
  readonly view: "grid" | "list" | null;
}

export function parseWishlistView(query: URLSearchParams): WishlistView {
  return { page: pageNumber(query), view: parseView(query.get("view")) };
}

export function wishlistAddress({ page, view }: WishlistView): string {
  const query = new URLSearchParams();
  if (view) query.set("view", view);
  if (page > 1) query.set("page", String(page));
  return query.size > 0 ? `${MY_WISHLIST}?${query}` : MY_WISHLIST;
}

/** Each item is a form of its own. */
export function itemForm(id: string): string {
  return `wish-${id}`;
}
