import type { ProductSummary } from "~/lib/commerce/model/product";
import type { Shop } from "~/lib/server/shop.server";
import { pack } from "~/lib/packed";
import { parseListing } from "./listing-choice";
import { loadListing, type ListingPage } from "./load-listing.server";
import type { Mark } from "./marked-lists";

/** How many products a backend that cannot filter by the mark is asked for: one page, in the order that suits the mark. */
const MOST = 50;

/** New products and big deals: everything the backend marks so; where it has no such attribute, what the home panels show. */
export async function loadMarkedListing(shop: Shop, url: URL, mark: Mark): Promise<ListingPage> {
  const page = await loadListing(shop, url, { fixed: { [mark]: ["1"] } });
  // The backend names the attributes it can filter by; a filter it does not know was left out.
  if (page.codes.includes(mark)) return page;
  const { catalog } = shop.commerce;
  const products = mark === "new" ? catalog.newest(MOST) : catalog.deals(MOST);
  return onePage(page, await products);
}

function onePage({ path, view }: ListingPage, products: readonly ProductSummary[]): ListingPage {
  const total = products.length;
  return {
    path,
    choice: parseListing(new URLSearchParams()),
    view,
    listing: { total, page: 1, pageCount: total > 0 ? 1 : 0 },
    products: pack(products),
    facets: pack([]),
    codes: [],
  };
}
