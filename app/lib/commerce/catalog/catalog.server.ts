import type { Sources } from "~/lib/commerce/content/content.server";
import type { Catalog } from "~/lib/commerce/model/commerce";
import type { Sku } from "~/lib/commerce/model/ids";
import type { Product } from "~/lib/commerce/model/product";
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

export type PanelCategories = Readonly<Record<"new" | "deals", string | null>>;

export function createCatalog(base: Sources, panelCategories: PanelCategories): Omit<Catalog, "delivery"> {
  const sources = { ...base, backend: withCardFields(base) };
  const { backend, site } = sources;
  return {
    resolve: (path) => readPath(backend, path),

    menu() {
      const read = { name: "menu", tags: ["menu"], freshness: FRESHNESS.frame, primes: primeCategoryPaths };
      return backend.cached(read, async () => {
        const { store } = await site.facts();
        const asking = backend.readPublic(gql.MenuDocument, { root: store.rootCategory });
        return toMenu((await backend.requireField(asking, "categories")).items?.[0]?.children);
      });
    },

    category(uid) {
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
    listing: (query) => readListing(sources, query),
    suggestions(term) {
      return readSuggestions(backend, () => this.menu(), term);
    },

    product(sku) {
      const primes = (product: Product | null) =>
        product ? toSelections(product).map(([values, value]) => ({ ...ofSelection(sku, values), value })) : [];
      return backend.cached({ ...ofProduct(sku), name: "product", primes }, async () => {
        const reading = readProduct(backend, gql.ProductDocument, { sku });
        const [answer, clean, { rate, bases }] = await Promise.all([reading, site.cleaner(), site.facts()]);
        const { products } = answer.data;
        const [found] = products?.items ?? [];
        const product = found ? toProduct(found, { clean, rate, bases, facets: products?.aggregations ?? null }) : null;
        if (!products || (!product && answer.errors.length > 0)) throw unexpected(answer);
        backend.logPartialErrors(answer);
        return product;
      });
    },

    selection(sku, valueUids) {
      const values = [...new Set(valueUids)];
      return backend.cached({ ...ofSelection(sku, values), freshness: FRESHNESS.variant }, async () => {
        const asking = readProduct(backend, gql.SelectionDocument, { sku, values });
        return toSelection((await backend.requireField(asking, "products")).items?.[0]);
      });
    },

    related(sku) {
      const primes = ({ related, upsell }: Awaited<ReturnType<Catalog["related"]>>) =>
        primeProductPaths([...related, ...upsell]);
      return backend.cached({ ...ofProduct(sku), name: "related", primes }, async () => {
        const { items } = await backend.requireField(readProduct(backend, gql.RelatedDocument, { sku }), "products");
        const others = (cards: Parameters<typeof toProductSummaries>[0]) =>
          toProductSummaries(cards).filter((product) => product.sku !== sku);
        return { related: others(items?.[0]?.related_products), upsell: others(items?.[0]?.upsell_products) };
      });
    },

    crossSell: (skus) => readCrossSell(backend, skus),
    bySku: (skus) => readBySku(backend, skus),
    pictures: (paths) => readPictures(sources, paths),
    newest: (count) => readNewest(sources, panelCategories.new, count),
    deals: (count) => readDeals(sources, panelCategories.deals, count),
    popular: (count) => readPopular(backend, count),
    areDealsMarked: () => areDealsMarked(sources),
  };
}

function ofProduct(sku: Sku) {
  return { key: sku, tags: ["catalog", `product:${sku}`], freshness: FRESHNESS.catalog };
}

function ofSelection(sku: Sku, values: readonly string[]) {
  return { name: "selection", key: [sku, [...values].sort()], tags: ofProduct(sku).tags };
}
