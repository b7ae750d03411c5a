import type { ProductSummary } from "~/lib/commerce/model/product";

/** The product the hero's first link leads to, if it is among these. */
export function heroProduct<Product extends Pick<ProductSummary, "path">>(
  html: string,
  products: readonly Product[],
): Product | null {
  const target = /<a [^<>]*href="([^"?#<>]+)/.exec(html)?.[1];
  return products.find(({ path }) => path === target) ?? null;
}
