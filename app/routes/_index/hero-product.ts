import type { ProductSummary } from "~/lib/commerce/model/product";

export type Offer = Pick<ProductSummary, "name" | "path" | "price" | "isPriceFrom">;

/** The product the hero's first link leads to, if it is among these. */
export function heroProduct(html: string, products: readonly Offer[]): Offer | null {
  const target = /<a [^>]*href="([^"?#]+)/.exec(html)?.[1];
  const found = products.find((product) => product.path === target);
  if (!found) return null;
  const { name, path, price, isPriceFrom } = found;
  return { name, path, price, isPriceFrom };
}
