import { beyondLastPage, pageProblem, pageInfo, sliceOfPage, type Page } from "../rules/paging.ts";
import type { Bitset } from "../store/index/bitset.ts";
import type { CatalogueIndex } from "../store/index/catalogue-index.ts";
import { findProducts } from "../store/index/find-products.ts";
import { sortProducts, type Sort, type SortKey } from "../store/index/sort-products.ts";
import type { SearchResult } from "../store/product-search.ts";
import type { BackendContext } from "./context.ts";
import { inputError } from "./errors.ts";
import { readProductFilters, type ProductFilterInput } from "./products-filter.ts";

export interface ProductsArguments extends Page {
  search?: string | null;
  filter?: ProductFilterInput | null;
  sort?: Partial<Record<SortKey, "ASC" | "DESC" | null>> | null;
}

/** Facets are computed on demand. */
export interface ProductsAnswer {
  found: Bitset;
  total_count: number;
  page_info: ReturnType<typeof pageInfo>;
  items: () => unknown[];
  filter: ProductFilterInput;
  /** Null if the spelling was right. */
  corrected: string | null;
}

export function answerProducts(args: ProductsArguments, context: BackendContext): ProductsAnswer {
  const { store, now } = context;
  const page = { pageSize: args.pageSize, currentPage: args.currentPage };
  const problem = pageProblem(page);
  if (problem) throw inputError(problem);

  const index = store.index(now());
  const searchResult = typeof args.search === "string" ? searchProducts(args.search, context) : null;
  const filter = args.filter ?? {};
  const search = searchResult && { scores: searchResult.scores, everything: args.search?.trim() === "" };
  const found = findProducts(index, { search, filters: readProductFilters(filter, context) });
  if (!context.settings.showOutOfStock) removeOutOfStock(found, index);
  const total = found.count();
  const beyond = beyondLastPage(page, total);
  if (beyond) throw inputError(beyond);
  return {
    found,
    filter,
    corrected: searchResult?.corrected ?? null,
    total_count: total,
    page_info: pageInfo(page, total),
    items: () => {
      const scores = search && !search.everything ? search.scores : null;
      const ids = sortProducts(index, found, {
        sorts: readSorts(args, context),
        scores,
        most: page.pageSize * page.currentPage,
      });
      return store.catalogue.productsByIds(sliceOfPage(ids, page));
    },
  };
}

function removeOutOfStock(found: Bitset, index: CatalogueIndex): void {
  for (const slot of [...found.slots()]) if (!index.isInStock(index.idOf(slot))) found.remove(slot);
}

function searchProducts(text: string, { store }: BackendContext): SearchResult {
  const searchResult = store.search(text);
  const exact = store.catalogue.productBySku(text.trim());
  if (exact === undefined) return searchResult;
  const scores = new Map(searchResult.scores);
  for (const id of [exact.id, ...store.catalogue.parentIdsOf(exact.id)]) scores.set(id, Number.MAX_SAFE_INTEGER);
  return { ...searchResult, scores };
}

/** Magento sorts by several keys in the order of its schema. */
const keysInSchemaOrder: readonly SortKey[] = [
  "country_of_manufacture",
  "created_at",
  "name",
  "news_from_date",
  "position",
  "price",
  "relevance",
  "special_price",
];

function readSorts({ sort, search, filter }: ProductsArguments, { settings }: BackendContext): Sort[] {
  const requested = keysInSchemaOrder.flatMap((key): Sort[] => {
    const direction = sort?.[key];
    return direction ? [{ key, descending: direction === "DESC" }] : [];
  });
  if (requested.length > 0) return requested;
  if (typeof search === "string") return [{ key: "relevance", descending: true }];
  // Magento sorts by descending id without search and category; this shop by position.
  const isWholeCatalogue = !filter?.["category_uid"] && !filter?.["category_id"];
  return [
    settings.quirks && isWholeCatalogue ? { key: "id", descending: true } : { key: "position", descending: false },
  ];
}
