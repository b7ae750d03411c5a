import { Form } from "@remix-run/react";
import type { ReactNode } from "react";
import type { Facet, Listing } from "~/lib/commerce/model/listing";
import { hasFilters, listingSearch, withoutFilters, type ListingChoice } from "~/lib/listing/listing-choice";
import { ProductGrid } from "../product/product-grid";
import { ActiveFilters } from "./active-filters";
import { EmptyListing } from "./empty-listing";
import { Facets } from "./facets";
import { Pagination } from "./pagination";
import { SortBar } from "./sort-bar";

interface ListingScreenProps {
  path: string;
  listing: Listing;
  /** Those one may choose from, also when the list is empty. */
  facets: readonly Facet[];
  choice: ListingChoice;
  currency: string;
  locale: string;
  /** Heading and what stands before the list. */
  children: ReactNode;
}

/** Category, search results, new products and big deals: one list with its filters, order and pages. */
export function ListingScreen({ path, listing, facets, choice, currency, locale, children }: ListingScreenProps) {
  const clearTo = hasFilters(choice) ? path + listingSearch(withoutFilters(choice)) : null;
  const addressOf = (page: number) => path + listingSearch({ ...choice, page });
  const isEmpty = listing.products.length === 0;
  return (
    <div className="listing">
      <div className="listing-head">{children}</div>
      {/* Uncontrolled fields take their values from the address anew when it changes. */}
      <Form key={listingSearch(choice)} className="listing-form" action={path} discover="none">
        {choice.term && <input type="hidden" name="term" value={choice.term} />}
        {choice.view === "list" && <input type="hidden" name="view" value="list" />}
        <p className="listing-count">
          <b>{listing.total.toLocaleString(locale)}</b> {listing.total === 1 ? "product" : "products"}
        </p>
        <Facets facets={facets} chosen={choice.filters} currency={currency} locale={locale} clearTo={clearTo} />
        {!(isEmpty && clearTo === null) && <SortBar path={path} choice={choice} />}
      </Form>
      <div className="listing-list">
        <ActiveFilters path={path} choice={choice} facets={facets} currency={currency} locale={locale} />
        {isEmpty ? (
          <EmptyListing clearTo={clearTo} />
        ) : (
          <ProductGrid products={listing.products} view={choice.view} locale={locale} />
        )}
        <Pagination page={listing.page} pageCount={listing.pageCount} addressOf={addressOf} />
      </div>
    </div>
  );
}
