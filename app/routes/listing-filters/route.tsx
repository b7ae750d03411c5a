import type { ShouldRevalidateFunction } from "@remix-run/react";
import { isCommerceError } from "~/lib/commerce/model/errors";
import { shopLoader } from "~/lib/server/handlers.server";
import { sameOriginPath } from "~/lib/urls/same-origin-path";
import { listAt } from "~/features/listing/list-at.server";
import type { ListFilters } from "~/features/listing/list-filters";
import { readList } from "~/features/listing/load-listing.server";
import { wholeFacet } from "~/features/listing/shorten-facet";
import { pack } from "~/lib/packed";
import { RESULTS } from "~/features/search/results-path";
import type { Shop } from "~/lib/server/shop.server";

/** Data of the filter panel; public. Null when unavailable. */
export const loader = shopLoader(async ({ shop, url }) => {
  const of = sameOriginPath(url.searchParams.get("of"), RESULTS);
  const filters = await readFilters(shop, of, url.searchParams.get("only") === "total");
  return Response.json(filters, { headers: { "Cache-Control": filters ? "private, max-age=60" : "no-store" } });
});

async function readFilters(shop: Shop, of: string, isTotalOnly: boolean): Promise<ListFilters | null> {
  const url = new URL(of, "https://shop.invalid");
  try {
    const scope = await listAt(shop, url);
    if (!scope) return null;
    const { listing, facets } = await readList(shop, url, scope);
    return { of, total: listing.total, facets: pack(isTotalOnly ? [] : facets.map(wholeFacet)) };
  } catch (error) {
    if (!isCommerceError(error)) throw error;
    shop.log("warn", "filters left out", { error });
    return null;
  }
}

export const shouldRevalidate: ShouldRevalidateFunction = () => false;
