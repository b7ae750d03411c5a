import { field } from "../../rules/search-fields.ts";
import type { Vocabulary } from "../../rules/search-plan.ts";
import { allowedEdits, editDistance, letterBits, mayMatch } from "../../rules/search-spelling.ts";
import { stem } from "../../rules/search-words.ts";
import type { SearchIndex } from "./search-index.ts";

export interface IndexVocabulary extends Vocabulary {
  /** -1 for unknown terms. */
  numberOf(term: string): number;
}

const maxCompletions = 40;
/** Up to this length the first letter must match: "jean" is not "bean". */
const shortLength = 5;
/** Suggestions prefer words from names and categories over words from descriptions. */
const distinctive = field.head | field.name | field.kind | field.brand | field.mixedKind | field.department;

export function vocabularyOf(index: SearchIndex): IndexVocabulary {
  const { terms, starts, fields } = index;
  const numberOf = (term: string) => {
    const at = firstFrom(terms, term);
    return terms[at] === term ? at : -1;
  };
  const countOf = (number: number) => (starts[number + 1] ?? 0) - (starts[number] ?? 0);
  let spelling: ReturnType<typeof spellingOf> | null = null;
  return {
    numberOf,
    together(requested) {
      const numbers = requested.map(numberOf);
      if (numbers.includes(-1)) return 0;
      const [first = -1] = numbers;
      return numbers.length === 1 ? countOf(first) : documentsWithAll(index, numbers);
    },
    beginningWith(start) {
      const found: number[] = [];
      for (let at = firstFrom(terms, start); terms[at]?.startsWith(start) === true; at += 1) found.push(at);
      found.sort((a, b) => countOf(b) - countOf(a));
      return found.slice(0, maxCompletions).map((at) => terms[at] ?? "");
    },
    isDistinctive(term) {
      const number = numberOf(term);
      for (let at = starts[number] ?? 0; at < (starts[number + 1] ?? 0); at += 1)
        if (((fields[at] ?? 0) & distinctive) !== 0) return true;
      return false;
    },
    nearest(word) {
      spelling ??= spellingOf(index, countOf);
      return spelling(word);
    },
  };
}

function firstFrom(terms: readonly string[], start: string): number {
  let [low, high] = [0, terms.length];
  while (low < high) {
    const middle = (low + high) >>> 1;
    if ((terms[middle] ?? "") < start) low = middle + 1;
    else high = middle;
  }
  return low;
}

function documentsWithAll({ starts, documents }: SearchIndex, numbers: readonly number[]): number {
  let common: Set<number> | null = null;
  for (const number of numbers) {
    const termDocuments = documents.subarray(starts[number], starts[number + 1]);
    common = new Set(
      common === null ? termDocuments : termDocuments.filter((document) => common?.has(document) === true),
    );
    if (common.size === 0) return 0;
  }
  return common?.size ?? 0;
}

/** Letter sets quickly exclude most words: comparing thousands takes under a millisecond. */
function spellingOf({ terms, starts, fields }: SearchIndex, countOf: (number: number) => number) {
  const words: { word: string; bits: number; weight: number }[] = [];
  terms.forEach((word, number) => {
    if (allowedEdits(word) === 0) return;
    let distinctiveCount = 0;
    for (let at = starts[number] ?? 0; at < (starts[number + 1] ?? 0); at += 1)
      if (((fields[at] ?? 0) & distinctive) !== 0) distinctiveCount += 1;
    words.push({ word, bits: letterBits(word), weight: distinctiveCount * 10 + countOf(number) });
  });
  return (word: string): { word: string; edits: number } | null => {
    const stemmed = stem(word);
    const maxEdits = allowedEdits(stemmed);
    const bits = letterBits(stemmed);
    let best: { word: string; edits: number; weight: number } | null = null;
    if (maxEdits === 0) return null;
    for (const each of words) {
      if (Math.abs(each.word.length - stemmed.length) > maxEdits || !mayMatch(bits, each.bits, maxEdits)) continue;
      const edits = editDistance(stemmed, each.word, maxEdits);
      if (edits > maxEdits || (stemmed.length <= shortLength && each.word[0] !== stemmed[0])) continue;
      // The first letter is rarely mistyped.
      const weight = each.weight * (each.word[0] === stemmed[0] ? 4 : 1);
      if (best === null || edits < best.edits || (edits === best.edits && weight > best.weight))
        best = { word: each.word, edits, weight };
    }
    return best;
  };
}
