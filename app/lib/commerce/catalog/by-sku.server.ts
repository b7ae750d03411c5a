import type { Sku } from "~/lib/commerce/model/ids";
import type { Price, ProductSummary } from "~/lib/commerce/model/product";
import type { Backend } from "~/lib/commerce/transport/backend.server";
import { FRESHNESS } from "~/lib/commerce/transport/read-cache.server";
import * as gql from "~/lib/commerce/wire/generated/graphql";
import { primeProductPaths } from "./paths.server";
import { toPrice, toProductSummaries } from "./to-product-summary.server";

const CACHING = { tags: ["catalog"], freshness: FRESHNESS.catalog };

export function ofCrossSell(skus: readonly Sku[]) {
  return { name: "cross-sell", key: [...new Set(skus)].sort(), tags: ["catalog"] };
}

/** Without duplicates and without those products themselves, in-stock ones first. */
export async function readCrossSell(backend: Backend, skus: readonly Sku[]): Promise<readonly ProductSummary[]> {
  if (skus.length === 0) return [];
  const read = ofCrossSell(skus);
  const { key } = read;
  return backend.cached({ ...read, freshness: FRESHNESS.catalog, primes: primeProductPaths }, async () => {
    const response = backend.readPublic(gql.CrossSellDocument, { skus: key, count: key.length });
    const { items } = await backend.requireField(response, "products");
    const found = toProductSummaries(items?.flatMap((item) => item.crosssell_products ?? []));
    const others = new Map(found.filter(({ sku }) => !key.includes(sku)).map((product) => [product.sku, product]));
    return inStockFirst([...others.values()]);
  });
}

export function inStockFirst(products: readonly ProductSummary[]): ProductSummary[] {
  return products.toSorted((a, b) => Number(b.inStock) - Number(a.inStock));
}

export async function readBySku(backend: Backend, skus: readonly Sku[]): Promise<readonly ProductSummary[]> {
  if (skus.length === 0) return [];
  const uniqueSkus = [...new Set(skus)];
  const key = [...uniqueSkus].sort();
  const read = { ...CACHING, name: "by-sku", key, primes: primeProductPaths };
  const found = await backend.cached(read, async () => {
    const listed = await summariesOf(backend, uniqueSkus);
    const missing = uniqueSkus.filter((sku) => !listed.some((product) => product.sku === sku));
    // Products that are visible in search only are found only with a search term, which matches any
    // of its words.
    return missing.length === 0 ? listed : [...listed, ...(await summariesOf(backend, missing, missing.join(" ")))];
  });
  return uniqueSkus.flatMap((sku) => found.find((product) => product.sku === sku) ?? []);
}

export async function readOwnPrices(backend: Backend, skus: readonly Sku[]): Promise<Readonly<Record<string, Price>>> {
  const request = backend.readPrivate(gql.OwnPricesDocument, { skus: [...skus], count: skus.length });
  const { items } = await backend.requireField(request, "products");
  const prices = (items ?? []).flatMap(({ sku, price_range }) => {
    const price = toPrice(price_range.minimum_price);
    return sku && price ? [[sku, price] as const] : [];
  });
  return Object.fromEntries(prices);
}

async function summariesOf(backend: Backend, skus: readonly Sku[], search?: string): Promise<ProductSummary[]> {
  const request = { filter: { sku: { in: [...skus] } }, pageSize: skus.length, search };
  const { items } = await backend.requireField(backend.readPublic(gql.CardsDocument, request), "products");
  return toProductSummaries(items);
}
