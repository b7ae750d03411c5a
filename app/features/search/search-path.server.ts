import { joinPrice, listingSearch, MARKED_LISTS, type ListingParams } from "~/features/listing/listing-params";
import type { SelectedFilters } from "~/lib/commerce/model/listing";
import { withFallback } from "~/lib/server/request/optional.server";
import type { Reader } from "~/lib/server/request/shop.server";
import { categoryOf, countIn, FIRST_PAGE, kindOf } from "./kinds";
import { readPriceWords } from "./price-words";
import { RESULTS } from "./search-data";

/** Minimum share of the results in the kind's category for selecting it, if the search has more words than the kind. */
const MIN_SHARE = 0.3;

export type ReadSearch = NonNullable<Awaited<ReturnType<typeof readSearch>>>;

/** Null when the term has no price words. With a price or sort order the results are limited to the kind: the cheapest phone must not be a case. */
export async function readSearch(reader: Reader, term: string) {
  const { words, price, sort } = readPriceWords(term);
  if (words === term) return null;
  const range = price && joinPrice({ from: String(price.from ?? ""), to: String(price.to ?? "") });
  const categoryPromise = price || sort ? readCategory(reader, words) : Promise.resolve(null);
  const left = { failure: "search category left out", fallback: null, level: "warn" } as const;
  const category = await withFallback(reader, categoryPromise, left);
  const filters: SelectedFilters = { ...(range && { price: [range] }), ...(category && { category_uid: [category] }) };
  return { term: words || null, filters, sort };
}

/** URL of the list for a typed search; null if it is the current one. The URL's filters take precedence over words. */
export async function searchPath(reader: Reader, choice: ListingParams): Promise<string | null> {
  const read = choice.term ? await readSearch(reader, choice.term) : null;
  if (!read) return null;
  const sort = choice.sort ?? read.sort;
  const requested = { ...choice, term: read.term, filters: { ...read.filters, ...choice.filters }, sort };
  // Only "sasta": the deals.
  const isBare = !read.term && Object.keys(requested.filters).length === 0;
  return (isBare ? MARKED_LISTS.sale.path : RESULTS) + listingSearch(requested);
}

async function readCategory({ commerce: { catalog } }: Reader, words: string): Promise<string | null> {
  const named = kindOf(words);
  const category = named && categoryOf(await catalog.menu(), named.kind);
  if (!category || named.isAll) return category?.uid ?? null;
  const { facets, total } = await catalog.listing({ ...FIRST_PAGE, search: words });
  const matched = countIn(facets, category);
  return matched > 0 && matched >= total * MIN_SHARE ? category.uid : null;
}
