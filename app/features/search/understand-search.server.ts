import type { CategoryUid } from "~/lib/commerce/model/ids";
import type { Listing } from "~/lib/commerce/model/listing";
import { withFallback } from "~/lib/server/request/optional.server";
import type { Reader } from "~/lib/server/request/shop.server";
import { brandIn, categoryOf, countIn, FIRST_PAGE, kindOf, toWords, type Kind } from "./kinds";
import { resultsOf, type Shown } from "./search-data";

export interface Meaning {
  readonly search: string | null;
  readonly category: CategoryUid | null;
  readonly shown: Shown | null;
}

const MAX_CANDIDATES = 3;
const STOP_WORDS = new Set("a an and the for with of in on to or by from ka ki ke".split(" "));

/**
 * Decides what to show for a term. Uses the backend's results if they match. Otherwise, in this order: a brand the shop does not sell
 * becomes its kind of product; the backend's suggestion; the words that match something; the kind that the words name. Only uses queries
 * that any Magento supports.
 */
export async function understandSearch(reader: Reader, term: string): Promise<Meaning> {
  const plain: Meaning = { search: term, category: null, shown: null };
  const found = await readFirst(reader, term);
  const left = { failure: "search meaning left out", fallback: null, level: "warn" } as const;
  return (await withFallback(reader, findMeaning(reader, term, found), left)) ?? plain;
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

/** Whether the search found less than half of the kind's category: Magento does not search category names. */
async function isPoor({ commerce: { catalog } }: Reader, kind: Kind, { facets }: Listing): Promise<boolean> {
  const category = categoryOf(await catalog.menu(), kind);
  if (!category || !kind.words.includes(toWords(category.name).join(" "))) return false;
  const inCategory = (await catalog.categoryCounts()).get(category.uid) ?? 0;
  return countIn(facets, category) * 2 < inCategory;
}
