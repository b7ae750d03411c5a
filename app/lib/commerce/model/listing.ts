import type { CategoryUid } from "./ids";
import type { ProductSummary, CategoryCrumb } from "./product";

export const PAGE_SIZES = [10, 20, 50] as const;
export const DEFAULT_PAGE_SIZE = 20;

/** `attribute_DIRECTION` (product P32). */
export const SORTS = [
  { key: "price_DESC", label: "Price High to Low" },
  { key: "price_ASC", label: "Price Low to High" },
  { key: "name_ASC", label: "Name A-Z" },
  { key: "name_DESC", label: "Name Z-A" },
] as const;

/**
 * Where the backend sorts by it: in India imported goods have to be searchable and sortable by it.
 */
export const ORIGIN_SORT = { key: "country_of_manufacture_ASC", label: "Country of Origin" } as const;

export type SortKey = (typeof SORTS)[number]["key"] | typeof ORIGIN_SORT.key;

export const DEFAULT_SORTS = {
  search: { key: "relevance_DESC", label: "Most Relevant" },
  others: { key: "position_ASC", label: "Default" },
} as const;

/** Attribute code → option values (ids as in the facets; ranges as `from_to`). */
export type SelectedFilters = Readonly<Record<string, readonly string[]>>;

export interface ListingQuery {
  readonly search: string | null;
  readonly category: CategoryUid | null;
  readonly filters: SelectedFilters;
  readonly sort: SortKey | null;
  readonly page: number;
  readonly pageSize: number;
}

export interface FacetOption {
  readonly value: string;
  readonly label: string;
  readonly count: number;
}

export interface Facet {
  readonly code: string;
  readonly label: string;
  readonly options: readonly FacetOption[];
}

export interface Listing {
  readonly filters: SelectedFilters;
  readonly products: readonly ProductSummary[];
  readonly facets: readonly Facet[];
  /** `ORIGIN_SORT` can be chosen. */
  readonly isSortableByOrigin: boolean;
  readonly total: number;
  readonly page: number;
  readonly pageCount: number;
}

/** Replaces option names by their values: content links to `?brand=Kestriva`, facets use `217`. */
export function toOptionValues(choice: SelectedFilters, facets: readonly Facet[]): SelectedFilters {
  return Object.fromEntries(
    Object.entries(choice).map(([code, values]) => {
      const options = facets.find((facet) => facet.code === code)?.options ?? [];
      const valueOf = (chosen: string) =>
        options.some(({ value }) => value === chosen)
          ? chosen
          : (options.find(({ label }) => label.toLowerCase() === chosen.toLowerCase())?.value ?? chosen);
      return [code, [...new Set(values.map(valueOf))]];
    }),
  );
}

export interface Suggestions {
  readonly total: number;
  readonly products: readonly ProductSummary[];
  readonly categories: readonly CategoryCrumb[];
  readonly terms: readonly string[];
}

/** Few enough products to page through: search engines return at most 10,000 hits. */
export interface PriceBand {
  /** In the base currency, as the backend's price filter takes it. */
  readonly from: number;
  readonly to: number | null;
}
