import type { Site } from "~/lib/commerce/content/content.server";
import type { Sku } from "~/lib/commerce/model/ids";
import type { ProductSummary } from "~/lib/commerce/model/product";
import type { Backend } from "~/lib/commerce/transport/backend.server";
import { type GraphqlResult, unexpected } from "~/lib/commerce/transport/classify.server";
import { FRESHNESS } from "~/lib/commerce/transport/read-cache.server";
import {
  CrossSellDocument,
  ProductsBySkuDocument,
  ProductPicturesDocument,
} from "~/lib/commerce/wire/generated/graphql";
import { primeProductPaths } from "./resolved-paths.server";
import { toProductSummaries } from "./to-product-summary.server";

/** Without duplicates and without those products themselves, in-stock ones first. */
export async function readCrossSell(backend: Backend, skus: readonly Sku[]): Promise<readonly ProductSummary[]> {
  if (skus.length === 0) return [];
  const uniqueSkus = [...new Set(skus)].sort();
  return backend.cached({
    name: "cross-sell",
    key: uniqueSkus,
    tags: ["catalog"],
    freshness: FRESHNESS.catalog,
    primes: primeProductPaths,
    load: async () => {
      const answer = await backend.readPublic(CrossSellDocument, { skus: uniqueSkus, count: uniqueSkus.length });
      if (!answer.data.products) throw unexpected("CrossSell", answer);
      backend.logPartialErrors("CrossSell", answer);
      const found = (answer.data.products.items ?? []).flatMap((item) => toProductSummaries(item?.crosssell_products));
      const others = new Map(
        found.filter(({ sku }) => !uniqueSkus.includes(sku)).map((product) => [product.sku, product]),
      );
      return [...others.values()].sort((a, b) => Number(b.inStock) - Number(a.inStock));
    },
  });
}

export async function readBySku(backend: Backend, skus: readonly Sku[]): Promise<readonly ProductSummary[]> {
  if (skus.length === 0) return [];
  const uniqueSkus = [...new Set(skus)];
  const found = await backend.cached({
    name: "by-sku",
    key: [...uniqueSkus].sort(),
    tags: ["catalog"],
    freshness: FRESHNESS.catalog,
    primes: primeProductPaths,
    load: async () => {
      const listed = await summariesOf(backend, uniqueSkus);
      const missing = uniqueSkus.filter((sku) => !listed.some((product) => product.sku === sku));
      // Products that are visible in search only are found only with a search term, which matches any of its words.
      return missing.length === 0 ? listed : [...listed, ...(await summariesOf(backend, missing, missing.join(" ")))];
    },
  });
  return uniqueSkus.flatMap((sku) => found.find((product) => product.sku === sku) ?? []);
}

async function summariesOf(backend: Backend, skus: readonly Sku[], search?: string): Promise<ProductSummary[]> {
  const variables = { skus: [...skus], count: skus.length, ...(search === undefined ? {} : { search }) };
  const answer = await backend.readPublic(ProductsBySkuDocument, variables);
  if (!answer.data.products) throw unexpected("ProductsBySku", answer);
  backend.logPartialErrors("ProductsBySku", answer);
  return toProductSummaries(answer.data.products.items);
}

interface WithProducts {
  readonly products: { readonly items: readonly unknown[] | null } | null;
}
interface BySku {
  readonly sku: string;
  readonly search?: string | null | undefined;
}

/** By SKU alone Magento finds only listed products; those visible in search only also need a search term. */
export async function readProduct<Data extends WithProducts, Variables extends BySku>(
  backend: Backend,
  document: Parameters<typeof backend.readPublic<Data, Variables>>[0],
  variables: Variables,
): Promise<GraphqlResult<Data>> {
  const answer = await backend.readPublic(document, variables);
  const isMissing = answer.data.products?.items?.length === 0;
  return isMissing ? backend.readPublic(document, { ...variables, search: variables.sku }) : answer;
}

/** Picture URLs by product path. An order line has only the path, and a variant is not found by sku. */
export async function readPictures(
  backend: Backend,
  site: Site,
  paths: readonly string[],
): Promise<Readonly<Record<string, string>>> {
  const { productSuffix } = (await site.facts()).store;
  const keys = [...new Set(paths)].map((path) => path.slice(1, path.length - productSuffix.length)).sort();
  if (keys.length === 0) return {};
  return backend.cached({
    name: "pictures",
    key: keys,
    tags: ["catalog"],
    freshness: FRESHNESS.catalog,
    load: async () => {
      const answer = await backend.readPublic(ProductPicturesDocument, { keys, count: keys.length });
      if (!answer.data.products) throw unexpected("ProductPictures", answer);
      backend.logPartialErrors("ProductPictures", answer);
      const pictures = (answer.data.products.items ?? []).flatMap((item) =>
        item?.url_key && item.small_image?.url
          ? [[`/${item.url_key}${productSuffix}`, item.small_image.url] as const]
          : [],
      );
      return Object.fromEntries(pictures);
    },
  });
}
