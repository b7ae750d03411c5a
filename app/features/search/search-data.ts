import type { Suggestions } from "~/lib/commerce/model/listing";

export const RESULTS = "/search-results";

/** Path of the results page for a term. */
export function resultsOf(term: string): string {
  return `${RESULTS}?term=${encodeURIComponent(term)}`;
}

/** The term of a results page; "" on any other page. */
export function getSearchTerm({ pathname, search }: { readonly pathname: string; readonly search: string }): string {
  return pathname === RESULTS ? (new URLSearchParams(search).get("term") ?? "") : "";
}

/** Minimum length of a search term for suggestions. */
export const MIN_TERM_LENGTH = 3;

export interface SearchPanelData {
  /** The term, to recognise outdated answers. */
  readonly term: string;
  /** Null for too short a term. */
  readonly found: Suggestions | null;
}
