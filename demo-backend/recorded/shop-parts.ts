import { readLines } from "../catalogue/read-data.ts";
import type { CategorySeed, ProductSeed } from "../catalogue/seed.ts";

export function category(key: string, name: string, children?: CategorySeed[]): CategorySeed {
  return { key, name, ...(children && { children }) };
}

/** Ids with three digits go to later ones, so the order counts. */
export function recordedProducts(shop: "electronics" | "sample"): ProductSeed[] {
  return readLines(new URL(`${shop}/products.ndjson`, import.meta.url));
}
