import type { Packed } from "~/lib/packed";
import type { ShownFacet } from "./shorten-facet";

/** What a list could be narrowed by and how much it would hold. */
export interface ListFilters {
  /** The list's address, so that a late answer is known as one. */
  readonly of: string;
  readonly total: number;
  /** Every option of them; none where only the number was asked for. */
  readonly facets: Packed<readonly ShownFacet[]>;
}

export function filtersOf(address: string): string {
  return `/listing-filters?of=${encodeURIComponent(address)}`;
}

export function totalOf(address: string): string {
  return `${filtersOf(address)}&only=total`;
}
