import { hasSynonyms, toMeanings } from "./search-synonyms.ts";
import { squeeze, stem, stopWords, wordsOf } from "./search-words.ts";

export interface Vocabulary {
  /** Number of products with all of these terms. */
  together(terms: readonly string[]): number;
  /** Most frequent first. */
  beginningWith(start: string): string[];
  /** Whether a name, category or brand contains it. */
  isDistinctive(term: string): boolean;
  nearest(word: string): { word: string; edits: number } | null;
}

/** A product must have all terms of one alternative. */
export interface Wanted {
  ways: { terms: string[]; worth: number }[];
  joined: string;
}

export interface SearchPlan {
  wanted: Wanted[];
  /** The whole text as a part number. */
  code: string;
  /** Null if nothing was misspelt. As in Magento it is suggested, not searched for. */
  corrected: string | null;
}

const maxQueryLength = 128;
const maxWords = 12;
const synonymWorth = 0.98;
const beginningWorth = 0.8;
/** Short words resemble many others, so they are not corrected beside a known word. */
const maxShortLength = 5;

/** Null if nothing is left to search for. */
export function planSearch(text: string, vocabulary: Vocabulary): SearchPlan | null {
  const query = shorten(text);
  const words = [...new Set(wordsOf(query).filter((word) => !stopWords.has(word)))].slice(0, maxWords);
  if (words.length === 0) return null;
  const read = words.map((word, at) => readWord(word, { vocabulary, isLast: at === words.length - 1, words }));
  const corrected = read.reduce(
    (said, { word, correction }) => (correction === undefined ? said : said.replace(word, correction)),
    text.trim().toLowerCase(),
  );
  return {
    wanted: joinNeighbours(toWanted(read, vocabulary), vocabulary),
    code: squeeze(query),
    corrected: read.some(({ correction }) => correction !== undefined) ? corrected : null,
  };
}

/** At a word boundary. */
function shorten(text: string): string {
  const trimmed = text.trim();
  return trimmed.length > maxQueryLength ? trimmed.slice(0, maxQueryLength).replace(/\S+$/, "") : trimmed;
}

interface ReadWord {
  word: string;
  /** Null for a plain word, which may be part of a phrase with synonyms. */
  ways: Wanted["ways"] | null;
  /** The known word that it probably misspells. */
  correction?: string;
}

interface Reading {
  vocabulary: Vocabulary;
  isLast: boolean;
  words: readonly string[];
}

function readWord(word: string, { vocabulary, isLast, words }: Reading): ReadWord {
  const term = stem(word);
  const isKnown = vocabulary.together([term]) > 0;
  const parts = splitAtDigits(word).find((pieces) => vocabulary.together(pieces) > 0);
  if (isKnown && parts) return { word, ways: [way([term]), way(parts)] };
  if (isKnown) return { word, ways: isLast ? completionsOf(term, vocabulary) : null };
  if (hasSynonyms(term)) return { word, ways: null };
  if (parts) return { word, ways: [way(parts)] };

  const split = splitInTwo(word, vocabulary);
  const nearest = vocabulary.nearest(word);
  const nearCount = nearest && nearest.edits === 1 ? vocabulary.together([stem(nearest.word)]) : 0;
  if (split && nearCount <= split.count * 10) return { word, ways: [way(split.terms)] };
  const completions = word.length < 3 ? [] : vocabulary.beginningWith(word);
  if (completions.length > 0) return { word, ways: completions.map((each) => way([each], beginningWorth)) };
  const isGuess =
    word.length <= maxShortLength && words.some((other) => other !== word && vocabulary.together([stem(other)]) > 0);
  return nearest && !isGuess ? { word, ways: [], correction: restorePlural(nearest.word, word) } : { word, ways: [] };
}

/**
 * A last word that only descriptions contain may be unfinished: "head" of "headphones". Null for a
 * plain word.
 */
function completionsOf(term: string, vocabulary: Vocabulary): Wanted["ways"] | null {
  if (term.length < 3 || hasSynonyms(term) || vocabulary.isDistinctive(term)) return null;
  const completions = vocabulary.beginningWith(term).filter((each) => each !== term);
  return completions.length > 0 ? [way([term]), ...completions.map((each) => way([each], beginningWorth))] : null;
}

/** The index has singulars only. */
function restorePlural(term: string, word: string): string {
  return word.endsWith("s") && stem(`${term}s`) === term ? `${term}s` : term;
}

/** Finds phrases among adjacent plain words. */
function toWanted(read: readonly ReadWord[], vocabulary: Vocabulary): Wanted[] {
  const wanted: Wanted[] = [];
  let plain: string[] = [];
  const addPhrases = () => {
    for (const { terms, meaning } of toMeanings(plain)) {
      const ways = meaning.filter((each) => vocabulary.together(each) > 0);
      const phrase = terms.join(" ");
      wanted.push({
        ways: ways.map((each) => way(each, each.join(" ") === phrase ? 1 : synonymWorth)),
        joined: terms.join(""),
      });
    }
    plain = [];
  };
  for (const { word, ways } of read) {
    if (ways === null) plain.push(stem(word));
    else {
      addPhrases();
      wanted.push({ ways, joined: word });
    }
  }
  addPhrases();
  return wanted;
}

/** "ax 3000" may be written "AX3000", "sound bar" may be one word. */
function joinNeighbours(wanted: readonly Wanted[], vocabulary: Vocabulary): Wanted[] {
  const joined: Wanted[] = [];
  for (const next of wanted) {
    const before = joined.at(-1);
    const said = (before?.joined ?? "") + next.joined;
    const together = [stem(said)];
    if (before && vocabulary.together(together) > 0) {
      const separate = [...(before.ways[0]?.terms ?? []), ...(next.ways[0]?.terms ?? [])];
      const isKnown = before.ways.length > 0 && next.ways.length > 0;
      joined[joined.length - 1] = { ways: [...(isKnown ? [way(separate)] : []), way(together)], joined: said };
    } else joined.push(next);
  }
  return joined;
}

function way(terms: string[], worth = 1) {
  return { terms, worth };
}

/** "aura5g" → [aura, 5g], [aura, 5, g] …: fewest cuts first. */
function splitAtDigits(word: string): string[][] {
  const runs = word.match(/\p{L}+|[\d.]+/gu) ?? [];
  if (runs.length < 2 || runs.length > 6) return [];
  const cuts = runs.length - 1;
  const all = Array.from({ length: 2 ** cuts - 1 }, (_, at) => at + 1).map((mask) =>
    runs.reduce<string[]>((pieces, run, at) => {
      if (at > 0 && (mask & (1 << (at - 1))) === 0) pieces.push((pieces.pop() ?? "") + run);
      else pieces.push(run);
      return pieces;
    }, []),
  );
  return all.sort((a, b) => a.length - b.length).map((pieces) => pieces.map(stem));
}

/** "airfryer" → [air, fryer], by how often both words occur together. */
function splitInTwo(word: string, vocabulary: Vocabulary): { terms: string[]; count: number } | null {
  let best: { terms: string[]; count: number } | null = null;
  for (let cut = 3; cut <= word.length - 3; cut += 1) {
    const terms = [stem(word.slice(0, cut)), stem(word.slice(cut))];
    const count = vocabulary.together(terms);
    if (count > (best?.count ?? 0)) best = { terms, count };
  }
  return best;
}
