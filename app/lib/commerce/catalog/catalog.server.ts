import { raceTimeout, TIME_BUDGETS } from "~/lib/async/timeouts";
import { readContentPage, type Sources } from "~/lib/commerce/content/content.server";
import type { CategoryUid, Sku } from "~/lib/commerce/model/ids";
import type { ListingQuery, PriceBand } from "~/lib/commerce/model/listing";
import type { Category, CategoryNode } from "~/lib/commerce/model/page";
import type { Product, ProductSelection, ProductSummary } from "~/lib/commerce/model/product";
import { isRejected, unexpected } from "~/lib/commerce/transport/classify.server";
import { FRESHNESS, SCHEMA_TAG, STORE_SETTINGS } from "~/lib/commerce/transport/read-cache.server";
import * as gql from "~/lib/commerce/wire/generated/graphql";
import { prepareCardFacts } from "./card-facts.server";
import { readNamedAttributes } from "./merchant-attributes.server";
import { inStockFirst, ofCrossSell, readBySku, readCrossSell, readOwnPrices } from "./by-sku.server";
import { createProductPaths, readFeed, readNamed } from "./whole-catalogue.server";
import type { NamedCodes } from "./named-attributes.server";
import { categoryCounts, readListing } from "./listing.server";
import { areDealsFlagged, readDeals, readNewest, readPopular } from "./panels.server";
import { primeCategoryPaths, primeProductPaths, readPath, urlKeyOf, urlKeys } from "./paths.server";
import type { ProductReader } from "./read-product.server";
import { readSuggestions } from "./suggest.server";
import { toCategory, toMenu } from "./to-category.server";
import { toProduct, toSelection, toSelections } from "./to-product.server";
import { toProductSummaries } from "./to-product-summary.server";
import type { Backend } from "~/lib/commerce/transport/backend.server";

type Related = Readonly<Record<"related" | "upsell" | "crossSell", readonly ProductSummary[]>>;

export type PanelCategories = Readonly<Record<"new" | "deals", string | null>>;

export type Catalog = ReturnType<typeof createCatalog>;

interface CatalogOptions {
  readonly products: ProductReader;
  readonly panelCategories: PanelCategories;
  readonly productAttributes: NamedCodes;
}

/** `sources`: with `withCardFields`. */
export function createCatalog(sources: Sources, { products, panelCategories, productAttributes }: CatalogOptions) {
  const { backend, site, capabilities } = sources;
  const menu = (): Promise<readonly CategoryNode[]> => {
    const read = { name: "menu", tags: ["menu"], freshness: FRESHNESS.frame, primes: primeCategoryPaths };
    return backend.cached(read, async () => {
      return toMenu((await backend.requireField(site.frame.menu(), "categories")).items?.[0]?.children);
    });
  };

  /** Also right after a purge, as its only use is a guess. */
  const productSuffix = (): Promise<string> => {
    const read = { ...STORE_SETTINGS, name: "product-suffix", tags: [...STORE_SETTINGS.tags, SCHEMA_TAG] };
    return backend.cached(read, async () => (await site.facts()).store.productSuffix);
  };

  return {
    /** `path` has no query; null when the backend has no such page. */
    resolve: (path: string) => readPath(backend, path),

    /**
     * As `resolve`, for a page to be shown: if nobody knows the path, also asks for the content
     * page or product whose path it seems to be. Before the suffix of products is known, an answer
     * to the path comes as soon.
     */
    resolveToShow: (path: string) =>
      readPath(backend, path, async (url) => {
        const suffix = await raceTimeout(TIME_BUDGETS.firstPiece, productSuffix());
        const key = suffix && urlKeyOf(url, suffix.value);
        if (key) products.guess(key);
        else if (!url.includes(".")) await readContentPage(sources, url.slice(1));
      }),

    /** For pages that may show cards. Never throws. */
    prepareCards: () => prepareCardFacts(sources, productAttributes).catch(() => undefined),

    /** Departments with up to three levels below them, without those that include_in_menu hides. */
    menu,

    category(uid: CategoryUid): Promise<Category | null> {
      const tags = ["catalog", `category:${uid}`];
      return backend.cached({ name: "category", key: uid, tags, freshness: FRESHNESS.path }, async () => {
        const [answer, cleaner] = await Promise.all([
          backend.readPublic(gql.CategoryDocument, { uid }),
          site.cleaner(),
        ]);
        const isMalformed = isRejected(answer, "categories");
        const found = answer.data.categories?.items?.[0];
        const category = found ? await toCategory(found, cleaner) : null;
        const isAnswered = category || (answer.data.categories && answer.errors.length === 0);
        if (!isAnswered && !isMalformed) throw unexpected(answer);
        return category;
      });
    },

    ...createProductPaths(sources),
    feed: (band: PriceBand) => readFeed(sources, band, productAttributes),
    categoryCounts: () => categoryCounts(sources),
    listing: (query: ListingQuery) => readListing(sources, query),
    suggestions: (term: string) => readSuggestions(backend, menu, term),

    product(sku: Sku): Promise<Product | null> {
      const primes = (product: Product | null) =>
        product ? toSelections(product).map(([values, value]) => ({ ...ofSelection(sku, values), value })) : [];
      return backend.cached({ ...ofProduct(sku), name: "product", primes }, async () => {
        const request = products.read(gql.ProductDocument, sku, {});
        const attributesPromise = capabilities().then((has) => readNamedAttributes(backend, has, productAttributes));
        const [answer, { clean }, facts, named] = await Promise.all([
          request,
          site.cleaner(),
          site.facts(),
          attributesPromise,
        ]);
        const { rate, bases, pricesIncludeFees } = facts;
        const { items, aggregations } = answer.data.products ?? {};
        const context = { clean, rate, bases, pricesIncludeFees, facets: aggregations ?? null, named };
        const [found] = items ?? [];
        const product = found ? toProduct(found, context) : null;
        if (!answer.data.products || (!product && answer.errors.length > 0)) throw unexpected(answer);
        backend.logPartialErrors(answer);
        return product;
      });
    },

    selection(sku: Sku, valueUids: readonly string[]): Promise<ProductSelection> {
      const values = [...new Set(valueUids)];
      return backend.cached({ ...ofSelection(sku, values), freshness: FRESHNESS.variant }, async () => {
        const response = products.read(gql.SelectionDocument, sku, { values });
        return toSelection((await backend.requireField(response, "products")).items?.[0]);
      });
    },

    related(sku: Sku): Promise<Related> {
      const primes = (found: Related) => [
        ...Object.values(found).flatMap(primeProductPaths),
        { ...ofCrossSell([sku]), value: found.crossSell },
      ];
      return backend.cached({ ...ofProduct(sku), name: "related", primes }, async () => {
        const { items } = await backend.requireField(products.extras(sku), "products");
        const [found] = items ?? [];
        const others = (cards: Parameters<typeof toProductSummaries>[0]) =>
          toProductSummaries(cards).filter((product) => product.sku !== sku);
        return {
          related: others(found?.related_products),
          upsell: others(found?.upsell_products),
          crossSell: inStockFirst(others(found?.crosssell_products)),
        };
      });
    },

    /** For a cart; those of one product are in `related`. */
    crossSell: (skus: readonly Sku[]) => readCrossSell(backend, skus),
    /** In the given order; products that cannot be shown are left out. */
    bySku: (skus: readonly Sku[]) => readBySku(backend, skus),
    /** What this customer pays, by SKU; never cached, for a group may have prices of its own. */
    ownPrices: (skus: readonly Sku[]) => readOwnPrices(backend, skus),
    byPath: (paths: readonly string[]) => readByPath(backend, paths),
    pictures: (paths: readonly string[]) => readPictures(sources, paths),
    /** Attributes with a meaning, by product path. */
    named: (paths: readonly string[]) => readNamed(sources, paths, productAttributes),
    newest: (count: number) => readNewest(sources, panelCategories.new, count),
    deals: (count: number) => readDeals(sources, panelCategories.deals, count),
    popular: (count: number) => readPopular(backend, count),
    areDealsFlagged: () => areDealsFlagged(sources),
  };
}

function ofProduct(sku: Sku) {
  return { key: sku, tags: ["catalog", `product:${sku}`], freshness: FRESHNESS.catalog };
}

function ofSelection(sku: Sku, values: readonly string[]) {
  return { name: "selection", key: [sku, [...values].sort()], tags: ofProduct(sku).tags };
}

const CACHING = { tags: ["catalog"], freshness: FRESHNESS.catalog };

/** By the last part of their path, as links in texts may name the category, or have no suffix. */
async function readByPath(backend: Backend, paths: readonly string[]): Promise<ReadonlyMap<string, ProductSummary>> {
  const keyOf = (path: string) => path.split(/[?#]/, 1)[0]?.split("/").at(-1)?.split(".", 1)[0] ?? "";
  const keys = [...new Set(paths.map(keyOf))].filter(Boolean).sort();
  if (keys.length === 0) return new Map();
  const found = await backend.cached(
    { ...CACHING, name: "by-path", key: keys, primes: primeProductPaths },
    async () => {
      const request = { filter: { url_key: { in: keys } }, pageSize: keys.length };
      return toProductSummaries(
        (await backend.requireField(backend.readPublic(gql.CardsDocument, request), "products")).items,
      );
    },
  );
  const byKey = new Map(found.map((product) => [keyOf(product.path), product]));
  return new Map(
    paths.flatMap((path) => {
      const product = byKey.get(keyOf(path));
      return product ? [[path, product] as const] : [];
    }),
  );
}

/**
 * Picture URLs by product path. An order line has only the path, and a variant is not found by sku.
 */
async function readPictures(
  { backend, site }: Sources,
  paths: readonly string[],
): Promise<Readonly<Record<string, string>>> {
  const { productSuffix } = (await site.facts()).store;
  const keys = urlKeys(paths, productSuffix);
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
