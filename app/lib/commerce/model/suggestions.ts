import type { CategoryCrumb, ProductSummary } from "./product";

/** Suggestions for an unfinished search term. */
export interface Suggestions {
  readonly total: number;
  readonly products: readonly ProductSummary[];
  readonly categories: readonly CategoryCrumb[];
  /** Alternative search terms from the backend. */
  readonly terms: readonly string[];
}
