import { redirect } from "@remix-run/server-runtime";
import type { Commerce } from "~/lib/commerce/commerce";
import type { CategoryUid } from "~/lib/commerce/model/ids";
import type { Facet, FilterChoice, Listing } from "~/lib/commerce/model/listing";
import { listingSearch, parseListing, type ListingChoice } from "./listing-choice";

export interface ListingScope {
  readonly search?: string | null;
  readonly category?: CategoryUid | null;
  /** Filters that make the list what it is; the shopper can neither see nor change them. */
  readonly fixed?: FilterChoice;
}

export interface ListingPage {
  readonly path: string;
  readonly choice: ListingChoice;
  readonly listing: Listing;
  /** Those that can change the list: a single value would narrow nothing. */
  readonly facets: readonly Facet[];
}

/** The list an address asks for. A page beyond the last one leads to the last one. */
export async function loadListing(commerce: Commerce, url: URL, scope: ListingScope): Promise<ListingPage> {
  const { search = null, category = null, fixed = {} } = scope;
  const hidden = [...Object.keys(fixed), ...(category ? ["category_uid"] : [])];
  const choice = withoutHidden(parseListing(url.searchParams), hidden);
  const { filters, sort, page, pageSize } = choice;
  const listing = await commerce.catalog.listing({
    search,
    category,
    filters: { ...filters, ...fixed },
    sort,
    page,
    pageSize,
  });
  if (listing.pageCount > 0 && page > listing.pageCount) {
    throw redirect(url.pathname + listingSearch({ ...choice, page: listing.pageCount }), 302);
  }
  return {
    path: url.pathname,
    choice,
    listing,
    facets: listing.facets.filter(
      ({ code, options }) => !hidden.includes(code) && (options.length > 1 || filters[code] !== undefined),
    ),
  };
}

function withoutHidden(choice: ListingChoice, hidden: readonly string[]): ListingChoice {
  const filters = Object.entries(choice.filters).filter(([code]) => !hidden.includes(code));
  return { ...choice, filters: Object.fromEntries(filters) };
}
