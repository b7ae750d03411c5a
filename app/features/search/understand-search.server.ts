import { optional } from "~/lib/async/optional";
import type { CategoryUid } from "~/lib/commerce/model/ids";
import type { Facet, Listing, SelectedFilters } from "~/lib/commerce/model/listing";
import { type CategoryNode, flattenCategories } from "~/lib/commerce/model/page";
import type { ProductSummary } from "~/lib/commerce/model/product";
import type { Reader } from "~/lib/server/request/shop.server";
import {
  brandIn,
  categoryNamedAs,
  categoryOf,
  countIn,
  FIRST_PAGE,
  isKnownWord,
  kindAtStart,
  kindOf,
  toWords,
  type Kind,
  unquoted,
} from "./kinds";
import { namesPage } from "./page-words.server";
import { resultsOf, type Shown } from "./search-data";

export interface Meaning {
  readonly search: string | null;
  readonly category: CategoryUid | null;
  readonly shown: Shown | null;
}

export const MAX_CANDIDATES = 3;
export const STOP_WORDS = new Set("a an and the for with of in on to or by from other all ka ki ke".split(" "));
/** For whom it is: no product says so, and none is meant by it. */
const PERSONS = new Set(
  "mother mom mummy mum maa father dad papa husband wife brother bhai bhaiya sister behen didi son daughter beta beti parent friend girlfriend boyfriend women woman men man girl boy kid him her liye".split(
    " ",
  ),
);

/**
 * Decides what to show for a term. Uses the backend's results if they match. Otherwise, in this
 * order: a brand the shop does not sell becomes its kind of product; the backend's suggestion; the
 * words that match something; the kind that the words name. Only uses queries that any Magento
 * supports. A search in quotation marks is not changed, and a chosen category is kept.
 */
export async function understandSearch(reader: Reader, term: string, filters: SelectedFilters = {}): Promise<Meaning> {
  const plain: Meaning = { search: unquoted(term), category: null, shown: null };
  if (plain.search !== term) return plain;
  const found = await readFirst(reader, term);
  const meaning = await optional(reader, "search meaning", findMeaning(reader, term, found));
  const isChosen = meaning?.shown?.how === "within" && "category_uid" in filters;
  return meaning && !isChosen ? meaning : plain;
}

/** Null if the term's own results are to be shown. */
async function findMeaning(reader: Reader, term: string, found: Listing): Promise<Meaning | null> {
  const { catalog } = reader.commerce;
  const isSeen = seenIn(found);
  const meant = withoutPersons(term, isSeen);
  if (meant !== null)
    return asWords("relaxed", meant, await findMeaning(reader, meant, await readFirst(reader, meant)));
  const brand = brandIn(term);
  if (brand && !isSeen(`${brand.brand} `)) return ofBrand(reader, brand);
  const named = kindOf(term);
  const goods = named?.kind ?? kindAtStart(term);
  if (goods && found.total > 0 && !(await isSold(reader, goods, isSeen))) return asMentioned(goods, term);
  // A term without blanks may be a part number, whose parts match nothing by themselves.
  const missing = term.includes(" ") ? await readMissing(reader, toWords(term), isSeen) : [];
  if (found.total > 0 && missing.length === 0) {
    if (named && !named.isAll) return within(reader, { term, kind: named.kind, found });
    if (named && (await isPoor(reader, named.kind, found))) return related(reader, named.kind);
    return inNamedCategory(reader, term, found);
  }
  // The words of a page are no misspelling: "sale".
  if (namesPage(term)) return null;
  const suggested = (await catalog.suggestions(term)).terms.find((each) => isCorrection(term, each));
  if (suggested && (await hasResults(reader, suggested))) {
    const inCategory = await inNamedCategory(reader, suggested, await readFirst(reader, suggested));
    return asWords("corrected", suggested, inCategory);
  }
  if (named?.isAll) return related(reader, named.kind);
  const known = toWords(term).filter((word) => !missing.includes(word));
  return (await relaxed(reader, term, known)) ?? (named && related(reader, named.kind));
}

/** Null if the term names none that a product names too. */
function withoutPersons(term: string, isSeen: (word: string) => boolean): string | null {
  const words = toWords(term);
  if (!words.some((word) => PERSONS.has(word) && !isSeen(`${word} `))) return null;
  const others = words.filter((word) => !PERSONS.has(word) && !STOP_WORDS.has(word));
  return others.length > 0 ? others.join(" ") : null;
}

/** Too many other words are one letter away. */
const MAX_UNCORRECTED = 4;

/**
 * Not if a short word or one that means something becomes another, or any word one without meaning.
 */
function isCorrection(term: string, suggested: string): boolean {
  const words = toWords(term);
  const others = toWords(suggested);
  const replaced = words.filter((word) => !others.includes(word));
  const added = others.filter((word) => !words.includes(word));
  if (replaced.some((word) => word.length <= MAX_UNCORRECTED || isKnownWord(word))) return false;
  return !added.some((word) => STOP_WORDS.has(word) || PERSONS.has(word));
}

/** The first page without filters. The list reads it as well, from the cache. */
export function readFirst({ commerce }: Reader, search: string): Promise<Listing> {
  return commerce.catalog.listing({ ...FIRST_PAGE, search });
}

async function hasResults(reader: Reader, search: string): Promise<boolean> {
  return (await readFirst(reader, search)).total > 0;
}

interface Listed {
  readonly products: readonly Pick<ProductSummary, "name" | "sku">[];
  readonly facets: readonly Pick<Facet, "options">[];
}

/** Whether a phrase starts at a word of a product's name, sku or filter option. */
export function seenIn({ products, facets }: Listed): (phrase: string) => boolean {
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
  const isShorter = words.length < toWords(term).length;
  const rest = words.filter((word) => !isShorter || !STOP_WORDS.has(word)).join(" ");
  if (rest === "" || rest === toWords(term).join(" ")) return null;
  return (await hasResults(reader, rest)) ? asText("relaxed", rest) : null;
}

function asText(how: "corrected" | "relaxed", text: string): Meaning {
  return { search: text, category: null, shown: { how, what: text, path: resultsOf(text) } };
}

/** Other words than the typed ones, in the category that they name. */
function asWords(how: "corrected" | "relaxed", text: string, meaning: Meaning | null): Meaning {
  const isOther = meaning !== null && meaning.shown?.how !== "within";
  return isOther ? meaning : { ...asText(how, text), category: meaning?.category ?? null };
}

/** The kind's category; if it is not in the menu, a search for the kind's word. */
async function related(reader: Reader, kind: Kind): Promise<Meaning | null> {
  const { name, words } = kind;
  const category = categoryOf(await reader.commerce.catalog.menu(), kind);
  if (category)
    return { search: null, category: category.uid, shown: { how: "related", what: name, path: category.path } };
  const [word = name] = words;
  const found = await readFirst(reader, word);
  if (found.total === 0) return null;
  if (!(await isSold(reader, kind, seenIn(found)))) return asMentioned(kind, word);
  return { search: word, category: null, shown: { how: "related", what: name, path: resultsOf(word) } };
}

/** By its category or a product's name. */
async function isSold({ commerce }: Reader, kind: Kind, isSeen: (phrase: string) => boolean): Promise<boolean> {
  return categoryOf(await commerce.catalog.menu(), kind) !== null || kind.words.some((word) => isSeen(word));
}

function asMentioned({ name }: Kind, search: string): Meaning {
  return { search, category: null, shown: { how: "mentioned", what: name, path: resultsOf(search) } };
}

interface WithinKind {
  readonly term: string;
  readonly kind: Kind;
  readonly found: Listing;
}

/** Of all results, for keeping to the kind although the other words name none. */
const MIN_SHARE = 0.15;

/**
 * The kind named by the last word, if the first result is of another: a phone for "mobile cover".
 * Null if the results may be right: if that product is called as the kind, or most are elsewhere.
 */
async function within(reader: Reader, { term, kind, found }: WithinKind): Promise<Meaning | null> {
  const { catalog } = reader.commerce;
  const menu = await catalog.menu();
  const category = categoryOf(menu, kind);
  const [first] = found.products;
  if (!category || !first || kind.words.some((word) => seenIn({ products: [first], facets: [] })(word))) return null;
  const search = async ({ uid }: Pick<CategoryNode, "uid">) =>
    catalog.listing({ ...FIRST_PAGE, search: term, category: uid });
  const hasFirst = ({ products }: Listing) => products.some(({ sku }) => sku === first.sku);
  const own = await search(category);
  if (hasFirst(own)) return null;
  const other = kindAtStart(term);
  const otherCategory = other && other !== kind ? categoryOf(menu, other) : null;
  const isOfOther = otherCategory !== null && hasFirst(await search(otherCategory));
  if (own.total === 0) return isOfOther ? related(reader, kind) : null;
  if (!isOfOther && own.total < found.total * MIN_SHARE) return null;
  return asWithin(term, { ...category, name: kind.name });
}

/**
 * The category named by the whole search, if there are results elsewhere too: chargers for
 * "charger", not what comes with one. Null if the first result is elsewhere.
 */
async function inNamedCategory({ commerce: { catalog } }: Reader, term: string, found: Listing) {
  const [first] = found.products;
  const menu = await catalog.menu();
  const isCalled = (name: string) => toWords(name).join(" ") === toWords(term).join(" ");
  const named = kindOf(term);
  const ofKind = named?.isAll ? categoryNamedAs(menu, named.kind) : null;
  const category = flattenCategories(menu).find(({ name }) => isCalled(name)) ?? ofKind;
  const count = category ? countIn(found.facets, category) : 0;
  if (!category || !first || count === 0 || count === found.total) return null;
  const own = await catalog.listing({ ...FIRST_PAGE, search: term, category: category.uid });
  return own.products.some(({ sku }) => sku === first.sku) ? asWithin(term, category) : null;
}

function asWithin(term: string, { uid, name, path }: CategoryNode): Meaning {
  return { search: term, category: uid, shown: { how: "within", what: name, path } };
}

/**
 * Whether the search found less than half of the kind's category: Magento does not search category
 * names.
 */
async function isPoor({ commerce: { catalog } }: Reader, kind: Kind, { facets }: Listing): Promise<boolean> {
  const category = categoryNamedAs(await catalog.menu(), kind);
  if (!category) return false;
  const inCategory = (await catalog.categoryCounts()).get(category.uid) ?? 0;
  return countIn(facets, category) * 2 < inCategory;
}
