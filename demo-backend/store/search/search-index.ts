import type { SearchDocument } from "./search-documents.ts";

/** An inverted index in flat arrays: what a term occurs in and where, term after term. */
export interface SearchIndex {
  /** Sorted. */
  terms: string[];
  /** Postings of term t are those from starts[t] up to starts[t + 1]. */
  starts: Uint32Array;
  /** Document numbers, rising within a term. */
  documents: Uint32Array;
  /** Bits of rules/search-fields.ts. */
  fields: Uint16Array;
  /** By document number. */
  ids: Uint32Array;
  priors: Float32Array;
}

export function buildSearchIndex(all: Iterable<SearchDocument>): SearchIndex {
  const numbers = new Map<string, number>();
  const found = growing();
  const ids: number[] = [];
  const priors: number[] = [];
  for (const { id, prior, fields } of all) {
    const document = ids.push(id) - 1;
    priors.push(prior);
    for (const [term, bits] of fields) {
      let number = numbers.get(term);
      if (number === undefined) numbers.set(term, (number = numbers.size));
      found.push(number, document, bits);
    }
  }
  return {
    ...inOrderOfTerms([...numbers.keys()], found.rows()),
    ids: Uint32Array.from(ids),
    priors: Float32Array.from(priors),
  };
}

/** A counting sort: documents were read in order and stay so within their term. */
function inOrderOfTerms(names: string[], rows: Uint32Array) {
  const order = names.map((_, at) => at).sort((a, b) => compare(names[a] ?? "", names[b] ?? ""));
  const places = new Uint32Array(names.length);
  order.forEach((number, place) => (places[number] = place));
  const starts = new Uint32Array(names.length + 1);
  for (let at = 0; at < rows.length; at += 3) {
    const next = (places[rows[at] ?? 0] ?? 0) + 1;
    starts[next] = (starts[next] ?? 0) + 1;
  }
  for (let at = 1; at < starts.length; at += 1) starts[at] = (starts[at] ?? 0) + (starts[at - 1] ?? 0);
  const free = starts.slice();
  const documents = new Uint32Array(rows.length / 3);
  const fields = new Uint16Array(rows.length / 3);
  for (let at = 0; at < rows.length; at += 3) {
    const place = places[rows[at] ?? 0] ?? 0;
    const to = free[place] ?? 0;
    free[place] = to + 1;
    documents[to] = rows[at + 1] ?? 0;
    fields[to] = rows[at + 2] ?? 0;
  }
  return { terms: order.map((number) => names[number] ?? ""), starts, documents, fields };
}

/** By code units, as the binary search in vocabulary.ts compares. */
function compare(a: string, b: string): number {
  return a < b ? -1 : a > b ? 1 : 0;
}

/** Millions of numbers, too many for a plain array of rows. */
function growing() {
  let rows = new Uint32Array(3 * 65_536);
  let length = 0;
  return {
    push(a: number, b: number, c: number) {
      if (length + 3 > rows.length) {
        const larger = new Uint32Array(rows.length * 2);
        larger.set(rows);
        rows = larger;
      }
      rows[length] = a;
      rows[length + 1] = b;
      rows[length + 2] = c;
      length += 3;
    },
    rows: () => rows.subarray(0, length),
  };
}
