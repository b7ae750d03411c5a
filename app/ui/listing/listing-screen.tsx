import { Form } from "@remix-run/react";
import type { ReactNode } from "react";
import type { Facet, FilterChoice } from "~/lib/commerce/model/listing";
import { hasFilters, listingSearch, withoutFilters, type ListingChoice } from "~/lib/listing/listing-choice";
import type { ListingPage } from "~/lib/listing/load-listing.server";
import { useShop } from "~/lib/root-data";
import { listViewed } from "~/lib/third-parties/shop-events";
import { TellEvent } from "../layout/tell-event";
import { CompareLink } from "../compare/compare-link";
import { useUnpacked } from "../primitives/use-unpacked";
import { ProductGrid } from "../product/product-grid";
import { ActiveFilters } from "./active-filters";
import { EmptyListing } from "./empty-listing";
import { Facets } from "./facets";
import { Pagination } from "./pagination";
import { SortBar, ViewButtons } from "./sort-bar";
import { useInPlace } from "./use-in-place";

interface ListingScreenProps {
  path: string;
  listing: ListingPage["listing"];
  products: ListingPage["products"];
  /** Those one may choose from, also when the list is empty. */
  facets: ListingPage["facets"];
  choice: ListingChoice;
  view: "grid" | "list";
  currency: string;
  locale: string;
  /** Heading and what stands before the list. */
  children: ReactNode;
  /** Help in place of the usual word about an empty list. */
  whenEmpty?: ReactNode;
}

/** Category, search results, new products and big deals: one list with its filters, order and pages. */
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
  const isEmpty = products.length === 0;
  const { form, list, isLive, onSubmit } = useInPlace(path, choice);
  return (
    <div className="listing">
      <div className="listing-head">{children}</div>
      <Form className="listing-form" action={path} discover="none" ref={form} onSubmit={onSubmit}>
        {choice.term && <input type="hidden" name="term" value={choice.term} />}
        {choice.view && <input type="hidden" name="view" value={choice.view} />}
        <FiltersWithoutField filters={choice.filters} facets={facets} />
        <p className="listing-count">
          <span role="status">
            <b>{listing.total.toLocaleString(locale)}</b> {listing.total === 1 ? "product" : "products"}
          </span>
          {compared.length > 0 && " · "}
          <CompareLink />
        </p>
        <Facets
          facets={facets}
          allOf={allOf}
          chosen={choice.filters}
          currency={currency}
          locale={locale}
          clearTo={clearTo}
          isLive={isLive}
        />
        {!(isEmpty && clearTo === null) && (
          <>
            <SortBar choice={choice} isLive={isLive} />
            <ViewButtons path={path} choice={choice} view={view} />
          </>
        )}
      </Form>
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

/** What narrows the list although the backend offers no choice of it travels along too. */
function FiltersWithoutField({ filters, facets }: { filters: FilterChoice; facets: readonly Facet[] }) {
  const others = Object.entries(filters).filter(([chosen]) => !facets.some(({ code }) => code === chosen));
  return others.flatMap(([code, values]) =>
    values.map((value) => <input key={code + value} type="hidden" name={code} value={value} />),
  );
}
