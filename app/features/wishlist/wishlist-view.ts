import { pageNumber } from "~/lib/urls/page-number";
import { parseView } from "~/ui/list-view";

export const MY_WISHLIST = "/customer/my-wishlist";

/** Query parameter: the wishlist item for which a product page was opened. */
export const LEAVING = "wishlist";

/** Query parameters of the wishlist. */
export interface WishlistView {
  readonly page: number;
  /** Null: as stored in the view cookie. */
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

/** Id of an item's form. */
export function itemForm(id: string): string {
  return `wish-${id}`;
}
