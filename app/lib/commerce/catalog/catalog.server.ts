import type { Site } from "~/lib/commerce/content/content.server";
import { type Capabilities, OPTIONAL_FILTERS } from "~/lib/commerce/model/capabilities";
import type { Catalog } from "~/lib/commerce/model/commerce";
import type { Sku } from "~/lib/commerce/model/ids";
import type { ProductSummary } from "~/lib/commerce/model/product";
import type { Backend } from "~/lib/commerce/transport/backend.server";
import { unexpected } from "~/lib/commerce/transport/classify.server";
import { FRESHNESS } from "~/lib/commerce/transport/read-cache.server";
import {
  CategoryDocument,
  MenuDocument,
  ProductDocument,
  RelatedDocument,
  SelectionDocument,
} from "~/lib/commerce/wire/generated/graphql";
import { readProduct, readBySku, readCrossSell, readPictures } from "./by-sku.server";
import { withCardFields } from "./card-facts.server";
import { categoryCounts, readListing } from "./listing.server";
import { areDealsMarked, type PanelSources, readDeals, readNewest, readPopular } from "./panels.server";
import { primeCategoryPaths, primeProductPaths, readPath } from "./resolved-paths.server";
import { createProductPaths } from "./product-paths.server";
import { readSuggestions } from "./suggest.server";
import { toCategory, toMenu } from "./to-category.server";
import { toProductSummaries } from "./to-product-summary.server";
import { toProduct, toSelection, toSelections } from "./to-product.server";

interface CatalogOptions {
  readonly endpoint: string;
  readonly capabilities: () => Promise<Capabilities>;
  readonly panelCategories: Readonly<Record<"new" | "deals", string | null>>;
}

export function createCatalog(baseBackend: Backend, site: Site, options: CatalogOptions): Omit<Catalog, "delivery"> {
  const { endpoint, capabilities, panelCategories } = options;
  const backend = withCardFields(baseBackend, capabilities);
  const optionalFilters = async () => {
    const { has } = await capabilities();
    return OPTIONAL_FILTERS.filter((name) => has(name));
  };
  const resolve = (path: string) => readPath(backend, path);
  const panel = (path: string | null): PanelSources => ({
    backend,
    site,
    capabilities,
    async category() {
      const found = path === null ? null : await resolve(path);
      return found?.type === "category" ? found.uid : null;
    },
  });
  return {
    resolve,

    menu() {
      const load = async () => {
        const { store } = await site.facts();
        const answer = await backend.readPublic(MenuDocument, { root: store.rootCategory });
        if (!answer.data.categories) throw unexpected("Menu", answer);
        backend.logPartialErrors("Menu", answer);
        return toMenu(answer.data.categories.items?.[0]?.children);
      };
      const primes = primeCategoryPaths;
      return backend.cached({ name: "menu", key: null, tags: ["menu"], freshness: FRESHNESS.frame, load, primes });
    },

    category(uid) {
      const load = async () => {
        const [answer, clean] = await Promise.all([backend.readPublic(CategoryDocument, { uid }), site.cleaner()]);
        const isMalformed = answer.errors.some(({ message }) => message.startsWith("Value of uid"));
        if (!answer.data.categories && !isMalformed) throw unexpected("Category", answer);
        const found = answer.data.categories?.items?.[0];
        const category = found ? toCategory(found, clean, endpoint) : null;
        if (!category && answer.errors.length > 0 && !isMalformed) throw unexpected("Category", answer);
        return category;
      };
      const tags = ["catalog", `category:${uid}`];
      return backend.cached({ name: "category", key: uid, tags, freshness: FRESHNESS.path, load });
    },

    ...createProductPaths(backend, site),
    categoryCounts: () => categoryCounts({ backend, site }),
    listing: (query) => readListing({ backend, site }, query, optionalFilters),
    suggestions(term) {
      return readSuggestions(backend, () => this.menu(), term);
    },

    product(sku) {
      const load = async () => {
        const reading = readProduct(backend, ProductDocument, { sku });
        const [answer, clean, rate, { bases }] = await Promise.all([
          reading,
          site.cleaner(),
          site.rate(),
          site.facts(),
        ]);
        if (!answer.data.products) throw unexpected("Product", answer);
        backend.logPartialErrors("Product", answer);
        const found = answer.data.products.items?.[0];
        const facets = answer.data.products.aggregations;
        const product = found ? toProduct(found, { clean, rate, bases, facets }) : null;
        if (!product && answer.errors.length > 0) throw unexpected("Product", answer);
        return product;
      };
      return backend.cached({
        name: "product",
        key: sku,
        tags: productTags(sku),
        freshness: FRESHNESS.catalog,
        load,
        primes: (product) =>
          product ? toSelections(product).map(([values, value]) => ({ ...ofSelection(sku, values), value })) : [],
      });
    },

    async selection(sku, valueUids) {
      const values = [...new Set(valueUids)];
      const load = async () => {
        const answer = await readProduct(backend, SelectionDocument, { sku, values });
        if (!answer.data.products) throw unexpected("Selection", answer);
        backend.logPartialErrors("Selection", answer);
        return toSelection(answer.data.products.items?.[0]);
      };
      return backend.cached({ ...ofSelection(sku, values), freshness: FRESHNESS.variant, load });
    },

    related(sku) {
      const load = async () => {
        const answer = await readProduct(backend, RelatedDocument, { sku });
        if (!answer.data.products) throw unexpected("Related", answer);
        backend.logPartialErrors("Related", answer);
        const found = answer.data.products.items?.[0];
        return {
          related: others(toProductSummaries(found?.related_products), sku),
          upsell: others(toProductSummaries(found?.upsell_products), sku),
        };
      };
      return backend.cached({
        name: "related",
        key: sku,
        tags: productTags(sku),
        freshness: FRESHNESS.catalog,
        load,
        primes: ({ related, upsell }) => primeProductPaths([...related, ...upsell]),
      });
    },

    crossSell: (skus) => readCrossSell(backend, skus),
    bySku: (skus) => readBySku(backend, skus),
    pictures: (paths) => readPictures(backend, site, paths),
    newest: (count) => readNewest(panel(panelCategories.new), count),
    deals: (count) => readDeals(panel(panelCategories.deals), count),
    popular: (count) => readPopular(backend, count),
    areDealsMarked: () => areDealsMarked(panel(null)),
  };
}

function ofSelection(sku: Sku, values: readonly string[]) {
  return { name: "selection", key: [sku, [...values].sort()], tags: productTags(sku) };
}

function productTags(sku: string): string[] {
  return ["catalog", `product:${sku}`];
}

function others(products: readonly ProductSummary[], sku: string): readonly ProductSummary[] {
  return products.filter((product) => product.sku !== sku);
}
