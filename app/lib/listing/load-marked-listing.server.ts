import type { Commerce } from "~/lib/commerce/commerce";
import type { ProductSummary } from "~/lib/commerce/model/product";
import { parseListing } from "./listing-choice";
import { loadListing, type ListingPage } from "./load-listing.server";

/** How many products a backend that cannot filter by the mark is asked for: one page, in the order that suits the mark. */
const MOST = 50;

/** New products and big deals: everything the backend marks so; where it has no such attribute, what the home panels show. */
export async function loadMarkedListing(commerce: Commerce, url: URL, mark: "new" | "sale"): Promise<ListingPage> {
  const page = await loadListing(commerce, url, { fixed: { [mark]: ["1"] } });
  // The backend names the attributes it can filter by; a filter it does not know was left out.
  if (page.listing.facets.some(({ code }) => code === mark)) return page;
  const products = mark === "new" ? commerce.catalog.newest(MOST) : commerce.catalog.deals(MOST);
  return onePage(url, await products);
}

function onePage(url: URL, products: readonly ProductSummary[]): ListingPage {
  const total = products.length;
  return {
    path: url.pathname,
    choice: { ...parseListing(new URLSearchParams()), view: parseListing(url.searchParams).view },
    listing: { products, facets: [], total, page: 1, pageSize: MOST, pageCount: total > 0 ? 1 : 0 },
    facets: [],
  };
}
