import type { ProductSummary } from "~/lib/commerce/model/product";
import type { Shop } from "~/lib/server/shop.server";
import { pack } from "~/lib/packed";
import { parseListing } from "./listing-choice";
import { loadListing, type ListingPage } from "./load-listing.server";
import type { Mark } from "./marked-lists";

/** One page of products, if the backend cannot filter by the mark; sorted to suit it. */
const MOST = 50;

/** New products or big deals: all products the merchant marked so; without such an attribute, the products of the home page panel. */
export async function loadMarkedListing(shop: Shop, url: URL, mark: Mark): Promise<ListingPage> {
  const page = await loadListing(shop, url, { fixed: { [mark]: ["1"] } });
  // Codes name the attributes that can be filtered by; an unknown filter was dropped.
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
