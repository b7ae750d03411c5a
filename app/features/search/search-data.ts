import type { Suggestions } from "~/lib/commerce/model/listing";
import type { CategoryCrumb } from "~/lib/commerce/model/product";

export const RESULTS = "/search-results";

export function resultsOf(term: string): string {
  return `${RESULTS}?term=${encodeURIComponent(term)}`;
}

export function searchLink(term: string) {
  return { name: term, path: resultsOf(term) };
}

export function getSearchTerm({ pathname, search }: { readonly pathname: string; readonly search: string }): string {
  return pathname === RESULTS ? (new URLSearchParams(search).get("term") ?? "") : "";
}

export const MIN_TERM_LENGTH = 3;

export interface Shown {
  /**
   * A corrected term, a term without unmatched words, the term's kind of product, the term within
   * its kind, or the closest matches for a kind that is not sold.
   */
  readonly how: "corrected" | "relaxed" | "related" | "within" | "mentioned";
  /** The term, or the name of the kind. */
  readonly what: string;
  readonly path: string;
}

export interface SuggestedPage extends CategoryCrumb {
  readonly question: string;
}

export interface SearchStart {
  readonly popular: readonly string[];
  readonly departments: readonly CategoryCrumb[];
}

export interface SearchPanelData {
  /** The term, to recognise outdated responses. */
  readonly term: string;
  readonly found: Suggestions | null;
  readonly shown: Shown | null;
  readonly start: SearchStart | null;
  /** What the words ask for instead of products. */
  readonly page: SuggestedPage | null;
}
