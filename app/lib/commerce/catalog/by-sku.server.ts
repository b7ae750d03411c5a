import type { Sku } from "../model/ids.ts";
import type { ProductSummary } from "../model/product.ts";
import { type Backend, unexpected } from "../transport/backend.server.ts";
import { FRESHNESS } from "../transport/read-cache.server.ts";
import { CrossSellDocument, ProductsBySkuDocument } from "../wire/generated/graphql.ts";
import { toProductSummaries } from "./to-product-summary.server.ts";

/** What goes with several products: each once, none of them itself, what can be had first. */
export async function readCrossSell(backend: Backend, skus: readonly Sku[]): Promise<readonly ProductSummary[]> {
  if (skus.length === 0) return [];
  const asked = [...new Set(skus)].sort();
  return backend.kept({
    as: "cross-sell",
    by: asked,
    tags: ["catalog"],
    freshness: FRESHNESS.catalog,
    load: async () => {
      const answer = await backend.readPublic(CrossSellDocument, { skus: asked, count: asked.length });
      if (!answer.data.products) throw unexpected("CrossSell", answer);
      backend.tolerate("CrossSell", answer);
      const found = (answer.data.products.items ?? []).flatMap((item) => toProductSummaries(item?.crosssell_products));
      const others = new Map(found.filter(({ sku }) => !asked.includes(sku)).map((product) => [product.sku, product]));
      return [...others.values()].sort((a, b) => Number(b.inStock) - Number(a.inStock));
    },
  });
}

export async function readBySku(backend: Backend, skus: readonly Sku[]): Promise<readonly ProductSummary[]> {
  if (skus.length === 0) return [];
  const asked = [...new Set(skus)];
  const found = await backend.kept({
    as: "by-sku",
    by: [...asked].sort(),
    tags: ["catalog"],
    freshness: FRESHNESS.catalog,
    load: async () => {
      const answer = await backend.readPublic(ProductsBySkuDocument, { skus: asked, count: asked.length });
      if (!answer.data.products) throw unexpected("ProductsBySku", answer);
      backend.tolerate("ProductsBySku", answer);
      return toProductSummaries(answer.data.products.items);
    },
  });
  return asked.flatMap((sku) => found.find((product) => product.sku === sku) ?? []);
}
