import type { ProductSummary } from "./product";

/** Products side by side. */
export interface Comparison {
  readonly uid: string;
  readonly products: readonly ProductSummary[];
  /** One value a product, in the order of the products; null where the product says nothing about it. */
  readonly rows: readonly ComparisonRow[];
}

export interface ComparisonRow {
  readonly code: string;
  readonly label: string;
  readonly values: readonly (string | null)[];
  readonly differs: boolean;
}
