import type { Suggestions } from "~/lib/commerce/model/suggestions";

/** Fewer say too little to search for. */
export const LEAST_LETTERS = 3;

export interface SearchPanelData {
  /** What was searched for, so that a late answer is known as one. */
  readonly term: string;
  /** Null for too short a term. */
  readonly found: Suggestions | null;
}
