import type { Sources } from "~/lib/commerce/content/content.server";
import type { CategoryUid, Sku } from "~/lib/commerce/model/ids";
import type { ListingQuery } from "~/lib/commerce/model/listing";
import type { Category } from "~/lib/commerce/model/page";
import type { Product, ProductSelection, ProductSummary } from "~/lib/commerce/model/product";
import { unexpected } from "~/lib/commerce/transport/classify.server";
import { FRESHNESS } from "~/lib/commerce/transport/read-cache.server";
import * as gql from "~/lib/commerce/wire/generated/graphql";
import { readProduct, readBySku, readCrossSell, readPictures } from "./by-sku.server";
import { withCardFields } from "./card-facts.server";
import { categoryCounts, readListing } from "./listing.server";
import { areDealsMarked, readDeals, readNewest, readPopular } from "./panels.server";
import { primeCategoryPaths, primeProductPaths, readPath } from "./resolved-paths.server";
import { createProductPaths } from "./product-paths.server";
import { readSuggestions } from "./suggest.server";
import { toCategory, toMenu } from "./to-category.server";
import { toProductSummaries } from "./to-product-summary.server";
import { toProduct, toSelection, toSelections } from "./to-product.server";

type Related = Readonly<Record<"related" | "upsell", readonly ProductSummary[]>>;

export type PanelCategories = Readonly<Record<"new" | "deals", string | null>>;

export type Catalog = ReturnType<typeof createCatalog>;

export function createCatalog(base: Sources, panelCategories: PanelCategories) {
  const sources = { ...base, backend: withCardFields(base) };
  const { backend, site } = sources;
  const menu = () => {
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
        const [answer, clean] = await Promise.all([backend.readPublic(gql.CategoryDocument, { uid }), site.cleaner()]);
        const isMalformed = answer.errors.some(({ message }) => message.startsWith("Value of uid"));
        const found = answer.data.categories?.items?.[0];
        const category = found ? toCategory(found, clean) : null;
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
        const [answer, clean, { rate, bases }] = await Promise.all([request, site.cleaner(), site.facts()]);
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
