import { viewOf } from "./view-cookie.server";
import { redirect } from "@remix-run/server-runtime";
import type { CategoryUid } from "~/lib/commerce/model/ids";
import type { Facet, FilterChoice, Listing } from "~/lib/commerce/model/listing";
import type { ProductSummary } from "~/lib/commerce/model/product";
import type { Shop } from "~/lib/server/shop.server";
import { pack, type Packed } from "~/lib/packed";
import { listingSearch, parseListing, type ListingChoice } from "./listing-choice";
import { portionAsked, shortenFacet, type ShownFacet } from "./shorten-facet";

export interface ListingScope {
  readonly search?: string | null;
  readonly category?: CategoryUid | null;
  /** Filters that define the list; not shown and not changeable. */
  readonly fixed?: FilterChoice;
}

export interface ListingPage {
  readonly path: string;
  readonly choice: ListingChoice;
  readonly view: "grid" | "list";
  readonly listing: Pick<Listing, "total" | "page" | "pageCount">;
  readonly products: Packed<readonly ProductSummary[]>;
  readonly facets: Packed<readonly ShownFacet[]>;
  /** Codes of the attributes this list can be filtered by. */
  readonly codes: readonly string[];
}

/** The list at a URL. A page beyond the last redirects to the last. */
export async function loadListing(shop: Shop, url: URL, scope: ListingScope): Promise<ListingPage> {
  const { choice, listing, facets } = await readList(shop, url, scope);
  if (listing.pageCount > 0 && choice.page > listing.pageCount) {
    throw redirect(url.pathname + listingSearch({ ...choice, page: listing.pageCount }), 302);
  }
  const all = url.searchParams.get("all");
  return {
    path: url.pathname,
    choice,
    view: choice.view ?? viewOf(shop.cookies),
    codes: listing.facets.map(({ code }) => code),
    listing: { total: listing.total, page: listing.page, pageCount: listing.pageCount },
    products: pack(listing.products),
    facets: pack(
      facets.map((facet) => shortenFacet(facet, choice.filters[facet.code] ?? [], portionAsked(all, facet.code))),
    ),
  };
}

interface List {
  /** Without filters the backend does not know. */
  readonly choice: ListingChoice;
  readonly listing: Listing;
  /** Facets that can change the list: those with more than one value, and the price, which can be typed. */
  readonly facets: readonly Facet[];
}

export async function readList(shop: Shop, url: URL, scope: ListingScope): Promise<List> {
  const { search = null, category = null, fixed = {} } = scope;
  const asked = parseListing(url.searchParams);
  const { sort, page, pageSize } = asked;
  const listing = await shop.commerce.catalog.listing({
    search,
    category,
    filters: { ...asked.filters, ...fixed },
    sort,
    page,
    pageSize,
  });
  const filters = Object.fromEntries(Object.entries(listing.filters).filter(([code]) => !(code in fixed)));
  const facets = listing.facets.filter(
    ({ code, options }) => !(code in fixed) && (options.length > 1 || code === "price" || code in filters),
  );
  return { choice: { ...asked, filters }, listing, facets };
}
