import type { Suggestions } from "~/lib/commerce/model/listing";
import { type CategoryNode, flattenCategories } from "~/lib/commerce/model/page";
import type { CategoryCrumb } from "~/lib/commerce/model/product";
import type { Backend } from "~/lib/commerce/transport/backend.server";
import { FRESHNESS } from "~/lib/commerce/transport/read-cache.server";
import * as gql from "~/lib/commerce/wire/generated/graphql";
import { primeProductPaths } from "./paths.server";
import { toProductSummaries } from "./to-product-summary.server";

const MAX_CATEGORIES = 4;
const MAX_TERMS = 4;
const MIN_WORD_LENGTH = 3;

export function readSuggestions(backend: Backend, menu: () => Promise<readonly CategoryNode[]>, term: string) {
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

/**
 * Categories with a matching word, then leaf categories with the most results, preferring those
 * departments.
 */
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
