import type { Suggestions } from "~/lib/commerce/model/listing";

/** Minimum length of a search term for suggestions. */
export const LEAST_LETTERS = 3;

export interface SearchPanelData {
  /** The term, to recognise outdated answers. */
  readonly term: string;
  /** Null for too short a term. */
  readonly found: Suggestions | null;
}
