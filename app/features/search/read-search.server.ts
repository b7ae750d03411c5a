import { optional } from "~/lib/async/optional";
import { joinPrice, listingSearch, FLAGGED_LISTS, type ListingParams } from "~/features/listing/listing-params";
import type { ShownList } from "~/features/listing/load-listing.server";
import type { SelectedFilters } from "~/lib/commerce/model/listing";
import type { Reader } from "~/lib/server/request/shop.server";
import { brandIn, categoryOf, completeKind, countIn, FIRST_PAGE, kindOf, toWords } from "./kinds";
import { readPriceWords } from "./price-words";
import { RESULTS, type SearchPanelData, type Shown } from "./search-data";
import { MAX_CANDIDATES, readFirst, seenIn, STOP_WORDS, understandSearch } from "./understand-search.server";

/**
 * For a list with filters: words of its term that none of its products has, as "gaming" of laptops
 * up to a price. Null if there are none, or nothing but them.
 */
export async function relaxedByFilters(reader: Reader, { choice, products }: ShownList): Promise<Shown | null> {
  const words = toWords(choice.term ?? "");
  const isSeen = seenIn({ products, facets: [] });
  const candidates = words.filter((word) => word.length > 1 && !STOP_WORDS.has(word) && !isSeen(word));
  if (words.length < 2 || products.length === 0) return null;
  const totals = await Promise.all(
    candidates.slice(0, MAX_CANDIDATES).map(async (search) => {
      return (await reader.commerce.catalog.listing({ ...FIRST_PAGE, search, filters: choice.filters })).total;
    }),
  );
  const what = words.filter((word) => totals[candidates.indexOf(word)] !== 0).join(" ");
  if (what === "" || what === words.join(" ")) return null;
  return { how: "relaxed", what, path: RESULTS + listingSearch({ ...choice, term: what }) };
}

/**
 * URL of the list for a typed search; null if it is the current one. The URL's filters take
 * precedence over words.
 */
export async function searchPath(reader: Reader, choice: ListingParams): Promise<string | null> {
  const read = choice.term ? await readSearch(reader, choice.term) : null;
  if (!read) return null;
  const sort = choice.sort ?? read.sort;
  const requested = { ...choice, term: read.term, filters: { ...read.filters, ...choice.filters }, sort };
  // Only "sasta": the deals.
  const isBare = !read.term && Object.keys(requested.filters).length === 0;
  return (isBare ? FLAGGED_LISTS.sale.path : RESULTS) + listingSearch(requested);
}

type ReadSearch = NonNullable<Awaited<ReturnType<typeof readSearch>>>;

/**
 * Null when the term has no price words. With a price or sort order the results are limited to the
 * kind: the cheapest phone must not be a case.
 */
async function readSearch(reader: Reader, term: string) {
  const { words, price, sort } = readPriceWords(term);
  if (words === term) return null;
  const range = price && joinPrice({ from: String(price.from ?? ""), to: String(price.to ?? "") });
  const categoryPromise = price || sort ? readCategory(reader, words) : Promise.resolve(null);
  const category = await optional(reader, "search category", categoryPromise);
  const filters: SelectedFilters = { ...(range && { price: [range] }), ...(category && { category_uid: [category] }) };
  return { term: words || null, filters, sort };
}

/**
 * Minimum share of the results in the kind's category for selecting it, if the search has more
 * words than the kind.
 */
const MIN_SHARE = 0.3;

async function readCategory(reader: Reader, words: string): Promise<string | null> {
  const named = kindOf(words);
  const category = named && categoryOf(await reader.commerce.catalog.menu(), named.kind);
  if (!category || named.isAll) return category?.uid ?? null;
  const { facets, total } = await readFirst(reader, words);
  const matched = countIn(facets, category);
  return matched > 0 && matched >= total * MIN_SHARE ? category.uid : null;
}

const MAX_SUGGESTED = 6;

type Found = Pick<SearchPanelData, "found" | "shown">;

/** For the search panel, while the term is typed. */
export async function loadSuggestions(reader: Reader, typed: string): Promise<Found> {
  const { catalog } = reader.commerce;
  const read = await readSearch(reader, typed);
  if (read) return read.term || read.filters["price"] ? readSuggested(reader, read) : { found: null, shown: null };
  const found = await catalog.suggestions(typed);
  if (found.total > 0 && !brandIn(typed)) return { found, shown: null };
  const complete = found.total === 0 ? completeKind(typed) : null;
  const completed = complete ? await catalog.suggestions(complete) : null;
  if (completed && completed.total > 0) return { found: completed, shown: null };
  const other = await readSuggested(reader, { term: complete ?? typed, filters: {}, sort: null });
  return other.shown ? other : { found, shown: null };
}

async function readSuggested(reader: Reader, { term, filters, sort }: ReadSearch): Promise<Found> {
  const { search = null, category = null, shown = null } = term ? await understandSearch(reader, term) : {};
  const list = await reader.commerce.catalog.listing({ search, category, filters, sort, page: 1, pageSize: 10 });
  const products = list.products.slice(0, MAX_SUGGESTED);
  return { found: { total: list.total, products, categories: [], terms: [] }, shown };
}
