import { optional } from "~/lib/async/optional";
import { steadyNow } from "~/lib/async/steady-now";
import { TIME_BUDGETS } from "~/lib/async/timeouts";
import type { Sources } from "~/lib/commerce/content/content.server";
import { OPTIONAL_FILTERS } from "~/lib/commerce/model/capabilities";
import {
  DEFAULT_PAGE_SIZE,
  DEFAULT_SORTS,
  type Facet,
  type SelectedFilters,
  type Listing,
  type ListingQuery,
  PAGE_SIZES,
  toOptionValues,
  ORIGIN_SORT,
} from "~/lib/commerce/model/listing";
import { isRangeFacet } from "~/lib/commerce/model/price-range";
import { isRejected, unexpected } from "~/lib/commerce/transport/classify.server";
import { FRESHNESS, type Freshness } from "~/lib/commerce/transport/read-cache.server";
import * as gql from "~/lib/commerce/wire/generated/graphql";
import { balancePrices, dominantBand } from "./balance-prices";
import { primeProductPaths } from "./paths.server";
import { mergeFacets, toBackendFilters, toListing } from "./to-listing.server";
import { allowedFilters, toFilter, toSort } from "./product-filter.server";

/** Matches every product: `products` needs a search or a non-empty filter. */
export const WHOLE_CATALOGUE = { price: { from: "0" } };

/** Magento searches for the first 128 characters only. */
const MAX_SEARCH = 128;

/** A page beyond the last returns the last page; unknown filters and sort keys are dropped. */
export async function readListing(sources: Sources, query: ListingQuery): Promise<Listing> {
  const { has } = await sources.capabilities();
  const isSortableByOrigin = has("sort.country_of_manufacture");
  const sort = query.sort === ORIGIN_SORT.key && !isSortableByOrigin ? null : query.sort;
  return { ...(await readSorted(sources, { ...query, sort })), isSortableByOrigin };
}

async function readSorted(sources: Sources, query: ListingQuery): Promise<Listing> {
  const askedAt = steadyNow();
  const normalizedQuery = { ...query, search: query.search?.trim().slice(0, MAX_SEARCH) || null };
  if (Object.keys(normalizedQuery.filters).length === 0) {
    const all = await readPage(sources, normalizedQuery, {});
    const bands = await readBands(sources, { ...normalizedQuery, unfiltered: all, counted: all, askedAt });
    return withoutOwnCategory({ ...all, facets: withBands(all.facets, bands) }, normalizedQuery);
  }
  const widening = normalizedQuery.category ? allowedFilters(normalizedQuery.filters, ["category_uid"]) : {};
  const { category_uid: widenedBy = [] } = widening;
  const unfiltered = await readUnfiltered(sources, normalizedQuery, { category_uid: widenedBy });
  const { has } = await sources.capabilities();
  const codes = [...unfiltered.facets.map(({ code }) => code), ...OPTIONAL_FILTERS.filter((name) => has(name))];
  const filters = toOptionValues(allowedFilters(normalizedQuery.filters, codes), unfiltered.facets);
  const { price, ...others } = toBackendFilters(filters, unfiltered.facets);
  const listingPromise = readPage(sources, normalizedQuery, price ? { ...others, price } : others);
  const counted = price ? readUnfiltered(sources, normalizedQuery, others) : listingPromise;
  const scope = { ...normalizedQuery, filters: others, unfiltered, counted, askedAt, startAfter: listingPromise };
  const [listing, bands] = await Promise.all([listingPromise, readBands(sources, scope)]);
  const facets = withBands(mergeFacets(unfiltered.facets, listing.facets, filters), bands);
  return withoutOwnCategory({ ...listing, facets, filters }, normalizedQuery);
}

type Scope = Pick<ListingQuery, "search" | "category">;

function readUnfiltered(sources: Sources, { search, category }: Scope, widening: SelectedFilters = {}) {
  const first = { search, category, sort: null, page: 1, pageSize: DEFAULT_PAGE_SIZE };
  return readPage(sources, first, widening, FRESHNESS.facets);
}

type Prices = Facet["options"];

function pricesOf({ facets }: Listing): Prices {
  return facets.find(({ code }) => code === "price")?.options ?? [];
}

function withBands(facets: readonly Facet[], bands: Prices): readonly Facet[] {
  return facets.map((facet) => (facet.code === "price" ? { ...facet, options: bands } : facet));
}

interface BandScope extends Scope {
  /** Without the price: bands are counted with every other filter. */
  readonly filters: SelectedFilters;
  readonly unfiltered: Listing;
  /** The list with `filters`. */
  readonly counted: Listing | Promise<Listing>;
  readonly askedAt: number;
  readonly startAfter?: Promise<unknown>;
}

/**
 * Bands with about equally many products. A band with most of them is split by a second request,
 * unless the list took too long already: then the next page that shows it asks. With filters it is
 * the band with most of the unfiltered list, so that nothing waits for the filtered counts.
 */
async function readBands(
  sources: Sources,
  { filters, unfiltered, counted, startAfter, askedAt, ...scope }: BandScope,
): Promise<Prices> {
  const crowded = dominantBand(pricesOf(unfiltered));
  const { priceBands: budgetMs } = TIME_BUDGETS;
  const isLate = steadyNow() - askedAt > budgetMs;
  const limit = { name: "price bands", budgetMs, startAfter };
  if (crowded && isLate) sources.backend.reportOmission("price bands", { budgetMs: 0 });
  const within = { ...filters, price: crowded ? [crowded.value] : [] };
  const [list, inBand] = await Promise.all([
    optional(sources.backend, limit, Promise.resolve(counted)),
    crowded && !isLate ? optional(sources.backend, limit, readUnfiltered(sources, scope, within)) : null,
  ]);
  const finer = inBand ? pricesOf(inBand) : [];
  const bands = list && pricesOf(list).length > 0 ? pricesOf(list) : pricesOf(unfiltered);
  const split = bands.flatMap((band) => (band.value === crowded?.value && finer.length > 1 ? finer : [band]));
  return balancePrices(split);
}

async function readPage(
  sources: Sources,
  query: Omit<ListingQuery, "filters">,
  filters: SelectedFilters,
  freshness: Freshness = FRESHNESS.catalog,
): Promise<Listing> {
  const page = Number.isSafeInteger(query.page) && query.page > 0 ? query.page : 1;
  const pageSize = PAGE_SIZES.find((size) => size === query.pageSize) ?? DEFAULT_PAGE_SIZE;
  // Only range filters need the rate, which a first visit has yet to read.
  const rate = Object.keys(filters).some(isRangeFacet) ? (await sources.site.facts()).rate : 1;
  const filter = toFilter(filters, query.category, rate) ?? (query.search === null ? WHOLE_CATALOGUE : null);
  const sort = toSort(query.sort ?? defaultSort(query));
  const search = query.search ?? undefined;
  const variables = { search, filter: filter ?? undefined, sort: sort ?? undefined, pageSize, page };
  const tags = ["catalog", ...(query.category ? [`category:${query.category}`] : [])];
  const primes = ({ products }: Listing) => primeProductPaths(products);
  const read = { name: "listing", key: variables, tags, freshness, primes };
  return sources.backend.cached(read, () => loadPage(sources, variables));
}

function defaultSort({ search, category }: Scope): string | null {
  if (search !== null) return DEFAULT_SORTS.search.key;
  return category ? DEFAULT_SORTS.others.key : null;
}

async function loadPage(sources: Sources, variables: gql.ListingQueryVariables): Promise<Listing> {
  const { backend, site } = sources;
  const [answer, { rate }] = await Promise.all([backend.readPublic(gql.ListingDocument, variables), site.facts()]);
  const { products } = answer.data;
  if (products) {
    backend.logPartialErrors(answer);
    return toListing(products, { ...variables, rate });
  }
  if (variables.page === 1 || !isRejected(answer, "products")) throw unexpected(answer);
  // Perhaps a page beyond the last: Magento says so in the store view's language, and the first
  // page counts them.
  const first = await loadPage(sources, { ...variables, page: 1 });
  if (first.pageCount >= variables.page) throw unexpected(answer);
  return first.pageCount <= 1 ? first : loadPage(sources, { ...variables, page: first.pageCount });
}

/** In a category, its facet shows only additionally chosen categories. Subcategories are links. */
function withoutOwnCategory(listing: Listing, { category }: ListingQuery): Listing {
  if (!category) return listing;
  const { category_uid: chosen = [], ...others } = listing.filters;
  const facet = listing.facets.find(({ code }) => code === "category_uid");
  const additional = (facet?.options ?? []).filter(({ value }) => value !== category && chosen.includes(value));
  const facets = listing.facets.filter((other) => other !== facet);
  if (!facet || additional.length === 0) return { ...listing, facets, filters: others };
  return {
    ...listing,
    facets: [{ ...facet, options: additional }, ...facets],
    filters: { ...others, category_uid: additional.map(({ value }) => value) },
  };
}

/**
 * By uid; empty when the backend cannot count. Magento's product_count also counts hidden products,
 * and costs a database query per category.
 */
export async function categoryCounts(sources: Sources): Promise<ReadonlyMap<string, number>> {
  const facet = (await readWholeFacets(sources)).find(({ code }) => code === "category_uid");
  return new Map(facet?.options.map(({ value, count }) => [value, count]));
}

export async function readWholeFacets(sources: Sources): Promise<readonly Facet[]> {
  const factsPromise = readUnfiltered(sources, { search: null, category: null });
  return (await optional(sources.backend, "facets of the whole shop", factsPromise))?.facets ?? [];
}
