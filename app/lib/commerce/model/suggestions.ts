import type { CategoryCrumb, ProductSummary } from "./product";

/** What a shopper may mean who is still typing. */
export interface Suggestions {
  readonly total: number;
  readonly products: readonly ProductSummary[];
  readonly categories: readonly CategoryCrumb[];
  /** Other ways to say it, as the backend corrects them. */
  readonly terms: readonly string[];
}
