import { optional } from "~/lib/async/optional";
import { joinPrice, listingSearch, MARKED_LISTS, type ListingParams } from "~/features/listing/listing-params";
import type { CategoryUid } from "~/lib/commerce/model/ids";
import type { Listing, SelectedFilters } from "~/lib/commerce/model/listing";
import type { Reader } from "~/lib/server/request/shop.server";
import { brandIn, categoryOf, completeKind, countIn, FIRST_PAGE, kindOf, toWords, type Kind } from "./kinds";
import { readPriceWords } from "./price-words";
import { RESULTS, resultsOf, type SearchPanelData, type Shown } from "./search-data";

export interface Meaning {
  readonly search: string | null;
  readonly category: CategoryUid | null;
  readonly shown: Shown | null;
}

const MAX_CANDIDATES = 3;
const STOP_WORDS = new Set("a an and the for with of in on to or by from ka ki ke".split(" "));

/**
 * Decides what to show for a term. Uses the backend's results if they match. Otherwise, in this
 * order: a brand the shop does not sell becomes its kind of product; the backend's suggestion; the
 * words that match something; the kind that the words name. Only uses queries that any Magento
 * supports.
 */
export async function understandSearch(reader: Reader, term: string): Promise<Meaning> {
  const plain: Meaning = { search: term, category: null, shown: null };
  const found = await readFirst(reader, term);
  return (await optional(reader, "search meaning", findMeaning(reader, term, found))) ?? plain;
}

/** Null if the term's own results are to be shown. */
async function findMeaning(reader: Reader, term: string, found: Listing): Promise<Meaning | null> {
  const { catalog } = reader.commerce;
  const isSeen = seenIn(found);
  const brand = brandIn(term);
  if (brand && !isSeen(`${brand.brand} `)) return ofBrand(reader, brand);
  const named = kindOf(term);
  // A term without blanks may be a part number, whose parts match nothing by themselves.
  const missing = term.includes(" ") ? await readMissing(reader, toWords(term), isSeen) : [];
  if (found.total > 0 && missing.length === 0) {
    return named?.isAll && (await isPoor(reader, named.kind, found)) ? related(reader, named.kind) : null;
  }
  const [suggested] = (await catalog.suggestions(term)).terms;
  if (suggested && (await hasResults(reader, suggested))) return asText("corrected", suggested);
  if (named?.isAll) return related(reader, named.kind);
  const known = toWords(term).filter((word) => !missing.includes(word));
  return (await relaxed(reader, term, known)) ?? (named && related(reader, named.kind));
}

/** The first page without filters. The list reads it as well, from the cache. */
function readFirst({ commerce }: Reader, search: string): Promise<Listing> {
  return commerce.catalog.listing({ ...FIRST_PAGE, search });
}

async function hasResults(reader: Reader, search: string): Promise<boolean> {
  return (await readFirst(reader, search)).total > 0;
}

/** Whether a phrase starts at a word of a product's name, sku or filter option. */
function seenIn({ products, facets }: Listing): (phrase: string) => boolean {
  const texts = [
    ...products.flatMap(({ name, sku }) => [name, sku]),
    ...facets.flatMap(({ options }) => options.map(({ label }) => label)),
  ];
  const text = ` ${texts.flatMap(toWords).join(" ")} `;
  return (phrase) => text.includes(` ${phrase}`);
}

/** Words without results in the whole shop. Only queries words that `isSeen` does not find. */
async function readMissing({ commerce }: Reader, words: readonly string[], isSeen: (word: string) => boolean) {
  const candidates = words
    .filter((word) => word.length > 1 && !STOP_WORDS.has(word) && !isSeen(word))
    .slice(0, MAX_CANDIDATES);
  const totals = await Promise.all(candidates.map(async (word) => (await commerce.catalog.suggestions(word)).total));
  return candidates.filter((_, at) => totals[at] === 0);
}

async function ofBrand(reader: Reader, { kind, rest }: { kind: Kind; rest: string }): Promise<Meaning | null> {
  const named = kindOf(rest);
  if (named && !named.isAll) {
    const meaning = await relaxed(reader, "", toWords(rest));
    if (meaning) return meaning;
  }
  return related(reader, named?.kind ?? kind);
}

async function relaxed(reader: Reader, term: string, words: readonly string[]): Promise<Meaning | null> {
  const rest = words.join(" ");
  if (rest === "" || rest === toWords(term).join(" ")) return null;
  return (await hasResults(reader, rest)) ? asText("relaxed", rest) : null;
}

function asText(how: "corrected" | "relaxed", text: string): Meaning {
  return { search: text, category: null, shown: { how, what: text, path: resultsOf(text) } };
}

/** The kind's category; if it is not in the menu, a search for the kind's word. */
async function related(reader: Reader, kind: Kind): Promise<Meaning | null> {
  const { name, words } = kind;
  const category = categoryOf(await reader.commerce.catalog.menu(), kind);
  if (category)
    return { search: null, category: category.uid, shown: { how: "related", what: name, path: category.path } };
  const [word = name] = words;
  if (!(await hasResults(reader, word))) return null;
  return { search: word, category: null, shown: { how: "related", what: name, path: resultsOf(word) } };
}

/**
 * Whether the search found less than half of the kind's category: Magento does not search category
 * names.
 */
async function isPoor({ commerce: { catalog } }: Reader, kind: Kind, { facets }: Listing): Promise<boolean> {
  const category = categoryOf(await catalog.menu(), kind);
  if (!category || !kind.words.includes(toWords(category.name).join(" "))) return false;
  const inCategory = (await catalog.categoryCounts()).get(category.uid) ?? 0;
  return countIn(facets, category) * 2 < inCategory;
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
  return (isBare ? MARKED_LISTS.sale.path : RESULTS) + listingSearch(requested);
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
  const other = await readSuggested(reader, { term: typed, filters: {}, sort: null });
  return other.shown ? other : { found, shown: null };
}

async function readSuggested(reader: Reader, { term, filters, sort }: ReadSearch): Promise<Found> {
  const { search = null, category = null, shown = null } = term ? await understandSearch(reader, term) : {};
  const list = await reader.commerce.catalog.listing({ search, category, filters, sort, page: 1, pageSize: 10 });
  const products = list.products.slice(0, MAX_SUGGESTED);
  return { found: { total: list.total, products, categories: [], terms: [] }, shown };
}
