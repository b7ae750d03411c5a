import type Database from "libsql";
import { field } from "../rules/search-fields.ts";
import { planSearch, type SearchPlan } from "../rules/search-plan.ts";
import { stem, wordsOf } from "../rules/search-words.ts";
import { rankDocuments } from "./search/rank-documents.ts";
import { readSearchDocuments } from "./search/search-documents.ts";
import { buildSearchIndex, type SearchIndex } from "./search/search-index.ts";
import { searchSnapshot, snapshotMinimum } from "./search/search-snapshot.ts";
import { vocabularyOf } from "./search/search-vocabulary.ts";

export type SearchScores = Map<number, number>;

export interface SearchResult {
  scores: SearchScores;
  corrected: SearchPlan["corrected"];
}

/** Over names, part numbers, categories, brands and descriptions (rules/search-plan.ts). */
export function createProductSearch(db: Database.Database) {
  const snapshot = searchSnapshot(db);
  let opened: { index: SearchIndex; vocabulary: ReturnType<typeof vocabularyOf> } | null = null;
  const open = () => {
    if (opened) return opened;
    const index = snapshot.read() ?? buildSearchIndex(readSearchDocuments(db));
    opened = { index, vocabulary: vocabularyOf(index) };
    return opened;
  };
  return {
    search(text: string): SearchResult {
      const { index, vocabulary } = open();
      const plan = planSearch(text, vocabulary);
      if (plan === null) return { scores: new Map(), corrected: null };
      const scores = rankDocuments({ index, numberOf: vocabulary.numberOf }, plan);
      return { scores, corrected: plan.corrected };
    },
    /** All words must match; the last one also as a prefix. */
    searchIn(column: "name" | "description", text: string): number[] {
      const { index, vocabulary } = open();
      const bits = column === "name" ? field.head | field.name | field.fitting : field.summary | field.text;
      const words = wordsOf(text);
      const sets = words.map((word, at) => {
        const terms = at === words.length - 1 ? vocabulary.beginningWith(word) : [];
        return documentsWith(index, [stem(word), ...terms].map(vocabulary.numberOf), bits);
      });
      const [first = new Set<number>(), ...others] = sets;
      return [...first].filter((document) => others.every((set) => set.has(document))).map((at) => index.ids[at] ?? 0);
    },
    /** For a faster next start with a large catalogue. */
    saveSnapshot() {
      const { index } = open();
      if (index.ids.length >= snapshotMinimum) snapshot.write(index);
    },
    clear() {
      opened = null;
      snapshot.clear();
    },
  };
}

function documentsWith(
  { starts, documents, fields }: SearchIndex,
  numbers: readonly number[],
  bits: number,
): Set<number> {
  const found = new Set<number>();
  for (const number of numbers) {
    if (number < 0) continue;
    for (let at = starts[number] ?? 0; at < (starts[number + 1] ?? 0); at += 1)
      if (((fields[at] ?? 0) & bits) !== 0) found.add(documents[at] ?? 0);
  }
  return found;
}
