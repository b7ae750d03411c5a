import { redirect } from "@remix-run/server-runtime";
import type { CategoryUid } from "~/lib/commerce/model/ids";
import { type FilterChoice, type Listing, toOptionValues } from "~/lib/commerce/model/listing";
import type { ProductSummary } from "~/lib/commerce/model/product";
import type { Shop } from "~/lib/shop.server";
import { pack, type Packed } from "../packed";
import { listingSearch, parseListing, type ListingChoice } from "./listing-choice";
import { portionAsked, shortenFacet, type ShownFacet } from "./shorten-facet";

export interface ListingScope {
  readonly search?: string | null;
  readonly category?: CategoryUid | null;
  /** Filters that make the list what it is; the shopper can neither see nor change them. */
  readonly fixed?: FilterChoice;
}

export interface ListingPage {
  readonly path: string;
  readonly choice: ListingChoice;
  readonly view: "grid" | "list";
  readonly listing: Pick<Listing, "total" | "page" | "pageCount">;
  readonly products: Packed<readonly ProductSummary[]>;
  /** Those that can change the list: a single value would narrow nothing. */
  readonly facets: Packed<readonly ShownFacet[]>;
  /** What the backend can narrow this list by. */
  readonly codes: readonly string[];
}

/** The list an address asks for. A page beyond the last one leads to the last one. */
export async function loadListing(shop: Shop, url: URL, scope: ListingScope): Promise<ListingPage> {
  const { search = null, category = null, fixed = {} } = scope;
  const hidden = [...Object.keys(fixed), ...(category ? ["category_uid"] : [])];
  const asked = withoutHidden(parseListing(url.searchParams), hidden);
  const { sort, page, pageSize } = asked;
  const listing = await shop.commerce.catalog.listing({
    search,
    category,
    filters: { ...asked.filters, ...fixed },
    sort,
    page,
    pageSize,
  });
  if (listing.pageCount > 0 && page > listing.pageCount) {
    throw redirect(url.pathname + listingSearch({ ...asked, page: listing.pageCount }), 302);
  }
  const all = url.searchParams.get("all");
  const filters = toOptionValues(asked.filters, listing.facets);
  return {
    path: url.pathname,
    choice: { ...asked, filters },
    view: asked.view ?? shop.session.view,
    codes: listing.facets.map(({ code }) => code),
    listing: { total: listing.total, page: listing.page, pageCount: listing.pageCount },
    products: pack(listing.products),
    facets: pack(
      listing.facets
        .filter(({ code, options }) => !hidden.includes(code) && (options.length > 1 || filters[code] !== undefined))
        .map((facet) => shortenFacet(facet, filters[facet.code] ?? [], portionAsked(all, facet.code))),
    ),
  };
}

function withoutHidden(choice: ListingChoice, hidden: readonly string[]): ListingChoice {
  const filters = Object.entries(choice.filters).filter(([code]) => !hidden.includes(code));
  return { ...choice, filters: Object.fromEntries(filters) };
}
