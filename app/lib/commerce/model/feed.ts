import type { Sku } from "./ids";
import type { NamedValues } from "./named-attributes";
import type { Price } from "./product";

/** What can be bought: a product, or a variant of one. */
export interface FeedItem {
  readonly sku: Sku;
  /** Of the product whose variant it is. */
  readonly group: Sku | null;
  readonly name: string;
  /** Plain text. */
  readonly description: string;
  /** With the variant's choice as query. */
  readonly path: string;
  /** Paths at the backend, first the main one. */
  readonly pictures: readonly string[];
  readonly inStock: boolean;
  readonly price: Price;
  /** Last day of the reduced price, "YYYY-MM-DD". */
  readonly reducedUntil: string | null;
  /** From the department down. */
  readonly categories: readonly string[];
  /** Labels of the variant's choice, by attribute code. */
  readonly choice: Readonly<Record<string, string>>;
  readonly named: NamedValues;
}
