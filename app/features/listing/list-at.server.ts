import type { Shop } from "~/lib/server/shop.server";
import { RESULTS } from "~/features/search/results-path";
import { parseListing } from "./listing-choice";
import type { ListingScope } from "./load-listing.server";
import { MARKED_LISTS } from "./marked-lists";

/** The list shown at a URL of this shop; null where there is none. */
export async function listAt({ commerce }: Shop, url: URL): Promise<ListingScope | null> {
  if (url.pathname === RESULTS) return { search: parseListing(url.searchParams).term };
  const marked = Object.entries(MARKED_LISTS).find(([, { path }]) => path === url.pathname);
  if (marked) return { fixed: { [marked[0]]: ["1"] } };
  const resolved = await commerce.catalog.resolve(url.pathname);
  return resolved?.type === "category" ? { category: resolved.uid } : null;
}
