import type { Sources } from "~/lib/commerce/content/content.server";
import type { Sku } from "~/lib/commerce/model/ids";
import type { ProductSummary } from "~/lib/commerce/model/product";
import type { Backend } from "~/lib/commerce/transport/backend.server";
import type { GraphqlResult } from "~/lib/commerce/transport/classify.server";
import { FRESHNESS } from "~/lib/commerce/transport/read-cache.server";
import * as gql from "~/lib/commerce/wire/generated/graphql";
import { primeProductPaths } from "./resolved-paths.server";
import { toProductSummaries } from "./to-product-summary.server";

const CACHING = { tags: ["catalog"], freshness: FRESHNESS.catalog };

/** Without duplicates and without those products themselves, in-stock ones first. */
export async function readCrossSell(backend: Backend, skus: readonly Sku[]): Promise<readonly ProductSummary[]> {
  if (skus.length === 0) return [];
  const key = [...new Set(skus)].sort();
  return backend.cached({ ...CACHING, name: "cross-sell", key, primes: primeProductPaths }, async () => {
    const asking = backend.readPublic(gql.CrossSellDocument, { skus: key, count: key.length });
    const { items } = await backend.requireField(asking, "products");
    const found = toProductSummaries(items?.flatMap((item) => item.crosssell_products ?? []));
    const others = new Map(found.filter(({ sku }) => !key.includes(sku)).map((product) => [product.sku, product]));
    return [...others.values()].sort((a, b) => Number(b.inStock) - Number(a.inStock));
  });
}

export async function readBySku(backend: Backend, skus: readonly Sku[]): Promise<readonly ProductSummary[]> {
  if (skus.length === 0) return [];
  const uniqueSkus = [...new Set(skus)];
  const key = [...uniqueSkus].sort();
  const read = { ...CACHING, name: "by-sku", key, primes: primeProductPaths };
  const found = await backend.cached(read, async () => {
    const listed = await summariesOf(backend, uniqueSkus);
    const missing = uniqueSkus.filter((sku) => !listed.some((product) => product.sku === sku));
    // Products that are visible in search only are found only with a search term, which matches any of its words.
    return missing.length === 0 ? listed : [...listed, ...(await summariesOf(backend, missing, missing.join(" ")))];
  });
  return uniqueSkus.flatMap((sku) => found.find((product) => product.sku === sku) ?? []);
}

async function summariesOf(backend: Backend, skus: readonly Sku[], search?: string): Promise<ProductSummary[]> {
  const request = { filter: { sku: { in: [...skus] } }, pageSize: skus.length, search };
  const { items } = await backend.requireField(backend.readPublic(gql.CardsDocument, request), "products");
  return toProductSummaries(items);
}

/** By SKU alone Magento finds only listed products; those visible in search only also need a search term. */
export async function readProduct<
  Data extends { readonly products: { readonly items: readonly unknown[] | null } | null },
  Variables extends { readonly sku: string; readonly search?: string | null | undefined },
>(
  backend: Backend,
  document: gql.TypedDocumentString<Data, Variables>,
  variables: Variables,
): Promise<GraphqlResult<Data>> {
  const answer = await backend.readPublic(document, variables);
  const isMissing = answer.data.products?.items?.length === 0;
  return isMissing ? backend.readPublic(document, { ...variables, search: variables.sku }) : answer;
}

/** Picture URLs by product path. An order line has only the path, and a variant is not found by sku. */
export async function readPictures(
  { backend, site }: Sources,
  paths: readonly string[],
): Promise<Readonly<Record<string, string>>> {
  const { productSuffix } = (await site.facts()).store;
  const keys = [...new Set(paths)].map((path) => path.slice(1, path.length - productSuffix.length)).sort();
  if (keys.length === 0) return {};
  return backend.cached({ ...CACHING, name: "pictures", key: keys }, async () => {
    const request = { filter: { url_key: { in: keys } }, pageSize: keys.length };
    const { items } = await backend.requireField(backend.readPublic(gql.CardsDocument, request), "products");
    const pictures = (items ?? []).flatMap(({ url_key, small_image }) =>
      url_key && small_image?.url ? [[`/${url_key}${productSuffix}`, small_image.url] as const] : [],
    );
    return Object.fromEntries(pictures);
  });
}
