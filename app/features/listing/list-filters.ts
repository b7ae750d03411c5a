import type { Packed } from "~/lib/packed";
import type { ShownFacet } from "./shorten-facet";

/** All facets of a list and the number of its products. */
export interface ListFilters {
  /** The list's URL, to recognise outdated answers. */
  readonly of: string;
  readonly total: number;
  /** Facets with all options; empty where only the number was asked for. */
  readonly facets: Packed<readonly ShownFacet[]>;
}

export function filtersOf(address: string): string {
  return `/listing-filters?of=${encodeURIComponent(address)}`;
}

export function totalOf(address: string): string {
  return `${filtersOf(address)}&only=total`;
}
