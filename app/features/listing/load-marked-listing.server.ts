import type { ProductSummary } from "~/lib/commerce/model/product";
import type { Reader, Shop } from "~/lib/server/shop.server";
import { pack } from "~/lib/packed";
import { parseListing } from "./listing-choice";
import { loadListing, type ListingPage, readShownList, type ShownList } from "./load-listing.server";
import type { Mark } from "./marked-lists";

/** One page of products, if the backend cannot filter by the mark; sorted to suit it. */
const MOST = 50;

/** New products and big deals. */
export function loadMarkedListing(shop: Shop, url: URL, mark: Mark): Promise<ListingPage> {
  return loadListing(shop, url, (reader) => readMarked(reader, url, mark));
}

/** Everything the backend marks so; where it has no such attribute or uses it for something else, what the home panels show. */
async function readMarked(reader: Reader, url: URL, mark: Mark): Promise<ShownList> {
  const { catalog } = reader.commerce;
  const [list, isRight] = await Promise.all([
    readShownList(reader, url, { fixed: { [mark]: ["1"] } }),
    mark === "new" || catalog.areDealsMarked(),
  ]);
  // Codes name the attributes that can be filtered by; an unknown filter was dropped.
  if (isRight && list.codes.includes(mark)) return list;
  return onePage(list, await (mark === "new" ? catalog.newest(MOST) : catalog.deals(MOST)));
}

function onePage({ view }: ShownList, products: readonly ProductSummary[]): ShownList {
  const total = products.length;
  return {
    choice: parseListing(new URLSearchParams()),
    view,
    listing: { total, page: 1, pageCount: total > 0 ? 1 : 0 },
    products: pack(products),
    firstPicture: products[0]?.picture?.url ?? null,
    facets: pack([]),
    codes: [],
  };
}
