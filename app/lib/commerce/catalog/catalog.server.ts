import type { Sources } from "~/lib/commerce/content/content.server";
import type { CategoryUid, Sku } from "~/lib/commerce/model/ids";
import type { ListingQuery, Suggestions } from "~/lib/commerce/model/listing";
import { type Category, type CategoryNode, flattenCategories } from "~/lib/commerce/model/page";
import type { CategoryCrumb, Product, ProductSelection, ProductSummary } from "~/lib/commerce/model/product";
import { unexpected, type GraphqlResult } from "~/lib/commerce/transport/classify.server";
import { FRESHNESS } from "~/lib/commerce/transport/read-cache.server";
import * as gql from "~/lib/commerce/wire/generated/graphql";
import { withCardFields } from "./card-facts.server";
import { categoryCounts, readListing } from "./listing.server";
import { areDealsMarked, readDeals, readNewest, readPopular } from "./panels.server";
import { primeCategoryPaths, primeProductPaths, readPath, createProductPaths } from "./paths.server";
import { toCategory, toMenu, toProduct, toSelection, toSelections } from "./to-product.server";
import { toProductSummaries } from "./to-product-summary.server";
import type { Backend } from "~/lib/commerce/transport/backend.server";

type Related = Readonly<Record<"related" | "upsell", readonly ProductSummary[]>>;

export type PanelCategories = Readonly<Record<"new" | "deals", string | null>>;

export type Catalog = ReturnType<typeof createCatalog>;

export function createCatalog(base: Sources, panelCategories: PanelCategories) {
  const sources = { ...base, backend: withCardFields(base) };
  const { backend, site } = sources;
  const menu = (): Promise<readonly CategoryNode[]> => {
    const read = { name: "menu", tags: ["menu"], freshness: FRESHNESS.frame, primes: primeCategoryPaths };
    return backend.cached(read, async () => {
      const { store } = await site.facts();
      const response = backend.readPublic(gql.MenuDocument, { root: store.rootCategory });
      return toMenu((await backend.requireField(response, "categories")).items?.[0]?.children);
    });
  };

  return {
    /** `path` has no query; null when the backend has no such page. */
    resolve: (path: string) => readPath(backend, path),
    /** Departments with up to three levels below them, without those that include_in_menu hides. */
    menu,

    category(uid: CategoryUid): Promise<Category | null> {
      const tags = ["catalog", `category:${uid}`];
      return backend.cached({ name: "category", key: uid, tags, freshness: FRESHNESS.path }, async () => {
        const [answer, cleaner] = await Promise.all([
          backend.readPublic(gql.CategoryDocument, { uid }),
          site.cleaner(),
        ]);
        const isMalformed = answer.errors.some(({ message }) => message.startsWith("Value of uid"));
        const found = answer.data.categories?.items?.[0];
        const category = found ? await toCategory(found, cleaner) : null;
        const isAnswered = category || (answer.data.categories && answer.errors.length === 0);
        if (!isAnswered && !isMalformed) throw unexpected(answer);
        return category;
      });
    },

    ...createProductPaths(sources),
    categoryCounts: () => categoryCounts(sources),
    listing: (query: ListingQuery) => readListing(sources, query),
    suggestions: (term: string) => readSuggestions(backend, menu, term),

    product(sku: Sku): Promise<Product | null> {
      const primes = (product: Product | null) =>
        product ? toSelections(product).map(([values, value]) => ({ ...ofSelection(sku, values), value })) : [];
      return backend.cached({ ...ofProduct(sku), name: "product", primes }, async () => {
        const request = readProduct(backend, gql.ProductDocument, { sku });
        const [answer, { clean }, { rate, bases }] = await Promise.all([request, site.cleaner(), site.facts()]);
        const { products } = answer.data;
        const [found] = products?.items ?? [];
        const product = found ? toProduct(found, { clean, rate, bases, facets: products?.aggregations ?? null }) : null;
        if (!products || (!product && answer.errors.length > 0)) throw unexpected(answer);
        backend.logPartialErrors(answer);
        return product;
      });
    },

    selection(sku: Sku, valueUids: readonly string[]): Promise<ProductSelection> {
      const values = [...new Set(valueUids)];
      return backend.cached({ ...ofSelection(sku, values), freshness: FRESHNESS.variant }, async () => {
        const response = readProduct(backend, gql.SelectionDocument, { sku, values });
        return toSelection((await backend.requireField(response, "products")).items?.[0]);
      });
    },

    related(sku: Sku): Promise<Related> {
      const primes = ({ related, upsell }: Related) => primeProductPaths([...related, ...upsell]);
      return backend.cached({ ...ofProduct(sku), name: "related", primes }, async () => {
        const { items } = await backend.requireField(readProduct(backend, gql.RelatedDocument, { sku }), "products");
        const others = (cards: Parameters<typeof toProductSummaries>[0]) =>
          toProductSummaries(cards).filter((product) => product.sku !== sku);
        return { related: others(items?.[0]?.related_products), upsell: others(items?.[0]?.upsell_products) };
      });
    },

    crossSell: (skus: readonly Sku[]) => readCrossSell(backend, skus),
    /** In the given order; products that cannot be shown are left out. */
    bySku: (skus: readonly Sku[]) => readBySku(backend, skus),
    byPath: (paths: readonly string[]) => readByPath(backend, paths),
    pictures: (paths: readonly string[]) => readPictures(sources, paths),
    newest: (count: number) => readNewest(sources, panelCategories.new, count),
    deals: (count: number) => readDeals(sources, panelCategories.deals, count),
    popular: (count: number) => readPopular(backend, count),
    areDealsMarked: () => areDealsMarked(sources),
  };
}

function ofProduct(sku: Sku) {
  return { key: sku, tags: ["catalog", `product:${sku}`], freshness: FRESHNESS.catalog };
}

function ofSelection(sku: Sku, values: readonly string[]) {
  return { name: "selection", key: [sku, [...values].sort()], tags: ofProduct(sku).tags };
}

const CACHING = { tags: ["catalog"], freshness: FRESHNESS.catalog };

/** Without duplicates and without those products themselves, in-stock ones first. */
async function readCrossSell(backend: Backend, skus: readonly Sku[]): Promise<readonly ProductSummary[]> {
  if (skus.length === 0) return [];
  const key = [...new Set(skus)].sort();
  return backend.cached({ ...CACHING, name: "cross-sell", key, primes: primeProductPaths }, async () => {
    const response = backend.readPublic(gql.CrossSellDocument, { skus: key, count: key.length });
    const { items } = await backend.requireField(response, "products");
    const found = toProductSummaries(items?.flatMap((item) => item.crosssell_products ?? []));
    const others = new Map(found.filter(({ sku }) => !key.includes(sku)).map((product) => [product.sku, product]));
    return [...others.values()].sort((a, b) => Number(b.inStock) - Number(a.inStock));
  });
}

async function readBySku(backend: Backend, skus: readonly Sku[]): Promise<readonly ProductSummary[]> {
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
async function readPictures(
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

const MAX_CATEGORIES = 4;
const MAX_TERMS = 4;
const MIN_WORD_LENGTH = 3;

function readSuggestions(backend: Backend, menu: () => Promise<readonly CategoryNode[]>, term: string) {
  const search = term.trim().toLowerCase();
  const primes = ({ products }: Suggestions) => primeProductPaths(products);
  const read = { name: "suggest", key: search, tags: ["catalog"], freshness: FRESHNESS.catalog, primes };
  return backend.cached(read, async (): Promise<Suggestions> => {
    const productsPromise = backend.requireField(backend.readPublic(gql.SuggestDocument, { search }), "products");
    const [products, tree] = await Promise.all([productsPromise, menu()]);
    const terms = new Set((products.suggestions ?? []).map((suggestion) => suggestion.search));
    return {
      total: products.total_count ?? 0,
      products: toProductSummaries(products.items),
      categories: toCategories(products, tree, search),
      terms: [...terms].filter((other) => other.toLowerCase() !== search).slice(0, MAX_TERMS),
    };
  });
}

type WireSuggestions = NonNullable<gql.SuggestQuery["products"]>;

/** Categories with a matching word, then leaf categories with the most results, preferring those departments. */
function toCategories(found: WireSuggestions, tree: readonly CategoryNode[], search: string): CategoryCrumb[] {
  const departments = tree.map((department) => flattenCategories([department]));
  const words = search.split(/\s+/).filter((word) => word.length >= MIN_WORD_LENGTH);
  const named = departments.flat().filter(({ name }) => words.some((word) => beginsWord(name, word)));
  const options = found.aggregations?.find((facet) => facet.attribute_code === "category_uid")?.options ?? [];
  const counts = new Map(options.map(({ value, count }) => [value, count ?? 0]));
  const filled = departments
    .filter((nodes) => named.length === 0 || nodes.some((node) => named.includes(node)))
    .flat()
    .filter(({ uid, children }) => counts.has(uid) && children.length === 0)
    .sort((a, b) => (counts.get(b.uid) ?? 0) - (counts.get(a.uid) ?? 0));
  return [...new Set([...named, ...filled])].slice(0, MAX_CATEGORIES).map(({ name, path }) => ({ name, path }));
}

/** "phone" begins a word of "5G phones" and none of "Headphones". */
function beginsWord(name: string, word: string): boolean {
  return ` ${name.toLowerCase().replace(/[^\p{L}\p{N}]+/gu, " ")}`.includes(` ${word}`);
}
