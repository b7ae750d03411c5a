import { Form } from "@remix-run/react";
import type { ReactNode } from "react";
import { hasFilters, listingSearch, withoutFilters, type ListingChoice } from "./listing-choice";
import type { ListingPage } from "./load-listing.server";
import { useShop } from "~/lib/root-data";
import { listViewed } from "~/lib/third-parties/shop-events";
import { TellEvent } from "~/features/consent/tell-event";
import { CompareLink } from "~/features/compare/compare-link";
import { useUnpacked } from "~/ui/use-unpacked";
import { ProductGrid } from "./product-grid";
import { ActiveFilters } from "./active-filters";
import { EmptyListing } from "./empty-listing";
import { Facets } from "./facets";
import { FilterPanel } from "./filter-panel";
import { HiddenFields } from "./hidden-fields";
import { Pagination } from "~/ui/pagination";
import { SortBar } from "./sort-bar";
import { useInPlace } from "./use-in-place";
import { ViewButtons } from "./view-buttons";

interface ListingScreenProps {
  path: string;
  listing: ListingPage["listing"];
  products: ListingPage["products"];
  /** All facets of the list, even when the filtered list is empty. */
  facets: ListingPage["facets"];
  choice: ListingChoice;
  view: "grid" | "list";
  currency: string;
  locale: string;
  /** Heading and content above the list. */
  children: ReactNode;
  /** Replaces the default text of an empty list. */
  whenEmpty?: ReactNode;
}

/** Category, search results, new products and big deals: a list with filters, sort order and pagination. */
export function ListingScreen(props: ListingScreenProps) {
  const { path, listing, choice, view, currency, locale, children, whenEmpty } = props;
  const { compared } = useShop();
  const facets = useUnpacked(props.facets);
  const products = useUnpacked(props.products);
  const clearTo = hasFilters(choice) ? path + listingSearch(withoutFilters(choice)) : null;
  const addressOf = (page: number) => path + listingSearch({ ...choice, page });
  const allOf = (code: string, portion = 1) => {
    const search = new URLSearchParams(listingSearch(choice));
    search.set("all", portion > 1 ? `${code}-${portion}` : code);
    return `${path}?${search.toString()}`;
  };
  const fields = { facets, allOf, currency, locale };
  const isEmpty = products.length === 0;
  const { form, list, isLive, onSubmit } = useInPlace(path, choice);
  return (
    <div className="listing">
      <div className="listing-head">{children}</div>
      <Form className="listing-form" action={path} discover="none" ref={form} onSubmit={onSubmit}>
        <HiddenFields choice={choice} facets={facets} isSorted />
        <p className="listing-count">
          <span role="status">
            <b>{listing.total.toLocaleString(locale)}</b> {listing.total === 1 ? "product" : "products"}
          </span>
          {compared.length > 0 && " · "}
          <CompareLink />
        </p>
        {facets.length > 0 && <Facets {...fields} chosen={choice.filters} clearTo={clearTo} isLive={isLive} />}
        {!(isEmpty && clearTo === null) && (
          <>
            <SortBar choice={choice} isLive={isLive} />
            <ViewButtons back={path + listingSearch({ ...choice, view: null })} view={view} />
          </>
        )}
      </Form>
      {facets.length > 0 && <FilterPanel {...fields} path={path} choice={choice} total={listing.total} />}
      <div className="listing-list" ref={list}>
        <ActiveFilters path={path} choice={choice} facets={facets} currency={currency} locale={locale} />
        {isEmpty ? (
          (clearTo === null && whenEmpty) || <EmptyListing clearTo={clearTo} />
        ) : (
          <ProductGrid products={products} view={view} locale={locale} />
        )}
        <TellEvent event={listViewed(products, choice.term || null)} />
        <Pagination page={listing.page} pageCount={listing.pageCount} addressOf={addressOf} />
      </div>
    </div>
  );
}
