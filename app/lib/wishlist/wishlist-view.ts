import { pageNumber } from "../http/page-number";

export const MY_WISHLIST = "/customer/my-wishlist";

/** Names the line of the wishlist for which a product page was opened. */
export const LEAVING = "wishlist";

/** What the address of the wishlist says. */
export interface WishlistView {
  readonly page: number;
  readonly view: "grid" | "list";
}

export function parseWishlistView(query: URLSearchParams): WishlistView {
  return { page: pageNumber(query), view: query.get("view") === "list" ? "list" : "grid" };
}

export function wishlistAddress({ page, view }: WishlistView): string {
  const query = new URLSearchParams();
  if (view === "list") query.set("view", view);
  if (page > 1) query.set("page", String(page));
  return query.size > 0 ? `${MY_WISHLIST}?${query}` : MY_WISHLIST;
}

/** Each line is a form of its own. */
export function wishForm(id: string): string {
  return `wish-${id}`;
}
