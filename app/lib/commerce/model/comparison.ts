import type { ProductSummary } from "./product";

export interface Comparison {
  readonly uid: string;
  readonly products: readonly ProductSummary[];
  /** One value per product, in the order of the products; null where it has none. */
  readonly rows: readonly ComparisonRow[];
}

export interface ComparisonRow {
  readonly code: string;
  readonly label: string;
  readonly values: readonly (string | null)[];
  readonly differs: boolean;
}
