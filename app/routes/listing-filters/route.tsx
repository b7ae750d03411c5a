import { optional } from "~/lib/async/optional";
import { wholeFacet } from "~/features/listing/facet-options";
import type { ListFilters } from "~/features/listing/filter-panel";
import { parseListing, FLAGGED_LISTS } from "~/features/listing/listing-params";
import { readList, type ListingScope } from "~/features/listing/load-listing.server";
import { RESULTS } from "~/features/search/search-data";
import { understandSearch } from "~/features/search/understand-search.server";
import { shopLoader } from "~/lib/server/request/handlers.server";
import type { Shop } from "~/lib/server/request/shop.server";
import { sameOriginPath } from "~/lib/urls/paths";

/** Data of the filter panel; public. Null if unavailable. */
export const loader = shopLoader(async ({ shop, url }) => {
  const of = sameOriginPath(url.searchParams.get("of"), RESULTS);
  const filtersPromise = readFilters(shop, of, url.searchParams.get("only") === "total");
  const filters = await optional(shop, "filters", filtersPromise);
  return Response.json(filters, { headers: { "Cache-Control": filters ? "private, max-age=60" : "no-store" } });
});

async function readFilters(shop: Shop, of: string, isTotalOnly: boolean): Promise<ListFilters | null> {
  const url = new URL(of, "https://shop.invalid");
  const scope = await listAt(shop, url);
  if (!scope) return null;
  const { listing, facets } = await readList(shop, url, scope);
  return { of, total: listing.total, facets: isTotalOnly ? [] : facets.map(wholeFacet) };
}

export const shouldRevalidate = () => false;

async function listAt(shop: Shop, url: URL): Promise<ListingScope | null> {
  const { term, filters } = parseListing(url.searchParams);
  if (url.pathname === RESULTS) return term ? understandSearch(shop, term, filters) : { search: null };
  const flagged = Object.entries(FLAGGED_LISTS).find(([, { path }]) => path === url.pathname);
  if (flagged) return { fixed: { [flagged[0]]: ["1"] } };
  const resolved = await shop.commerce.catalog.resolve(url.pathname);
  return resolved?.type === "category" ? { category: resolved.uid } : null;
}
