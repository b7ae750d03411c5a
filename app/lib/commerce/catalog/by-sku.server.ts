import type { Sku } from "~/lib/commerce/model/ids";
import type { ProductSummary } from "~/lib/commerce/model/product";
import { type Backend, unexpected } from "~/lib/commerce/transport/backend.server";
import { FRESHNESS } from "~/lib/commerce/transport/read-cache.server";
import { CrossSellDocument, ProductsBySkuDocument } from "~/lib/commerce/wire/generated/graphql";
import { placesOfProducts } from "./places.server";
import { toProductSummaries } from "./to-product-summary.server";

/** Cross-sell products for several products: without duplicates and without those products themselves, in-stock ones first. */
export async function readCrossSell(backend: Backend, skus: readonly Sku[]): Promise<readonly ProductSummary[]> {
  if (skus.length === 0) return [];
  const asked = [...new Set(skus)].sort();
  return backend.cached({
    as: "cross-sell",
    by: asked,
    tags: ["catalog"],
    freshness: FRESHNESS.catalog,
    implies: placesOfProducts,
    load: async () => {
      const answer = await backend.readPublic(CrossSellDocument, { skus: asked, count: asked.length });
      if (!answer.data.products) throw unexpected("CrossSell", answer);
      backend.logPartialErrors("CrossSell", answer);
      const found = (answer.data.products.items ?? []).flatMap((item) => toProductSummaries(item?.crosssell_products));
      const others = new Map(found.filter(({ sku }) => !asked.includes(sku)).map((product) => [product.sku, product]));
      return [...others.values()].sort((a, b) => Number(b.inStock) - Number(a.inStock));
    },
  });
}

export async function readBySku(backend: Backend, skus: readonly Sku[]): Promise<readonly ProductSummary[]> {
  if (skus.length === 0) return [];
  const asked = [...new Set(skus)];
  const found = await backend.cached({
    as: "by-sku",
    by: [...asked].sort(),
    tags: ["catalog"],
    freshness: FRESHNESS.catalog,
    implies: placesOfProducts,
    load: async () => {
      const listed = await summariesOf(backend, asked);
      const missing = asked.filter((sku) => !listed.some((product) => product.sku === sku));
      // What is shown in searches only is found beside a search, which matches any of its words.
      return missing.length === 0 ? listed : [...listed, ...(await summariesOf(backend, missing, missing.join(" ")))];
    },
  });
  return asked.flatMap((sku) => found.find((product) => product.sku === sku) ?? []);
}

async function summariesOf(backend: Backend, skus: readonly Sku[], search?: string): Promise<ProductSummary[]> {
  const asked = { skus: [...skus], count: skus.length, ...(search === undefined ? {} : { search }) };
  const answer = await backend.readPublic(ProductsBySkuDocument, asked);
  if (!answer.data.products) throw unexpected("ProductsBySku", answer);
  backend.logPartialErrors("ProductsBySku", answer);
  return toProductSummaries(answer.data.products.items);
}
