import type { SearchDocument } from "./search-documents.ts";

export interface SearchIndex {
  /** Sorted by code units. */
  terms: string[];
  /** Postings of term t are those from starts[t] up to starts[t + 1]. */
  starts: Uint32Array;
  /** Ascending within a term. */
  documents: Uint32Array;
  /** Bits of rules/search-fields.ts. */
  fields: Uint16Array;
  ids: Uint32Array;
  priors: Float32Array;
}

/**
 * Flat arrays: a large catalogue has millions of postings, and a Map per term takes ten times the
 * memory.
 */
export function buildSearchIndex(all: Iterable<SearchDocument>): SearchIndex {
  const postings = new Map<string, number[]>();
  const ids: number[] = [];
  const priors: number[] = [];
  for (const { id, prior, fields } of all) {
    const document = ids.push(id) - 1;
    priors.push(prior);
    for (const [term, bits] of fields) {
      const pairs = postings.get(term);
      if (pairs) pairs.push(document, bits);
      else postings.set(term, [document, bits]);
    }
  }
  return { ...flatten(postings), ids: Uint32Array.from(ids), priors: Float32Array.from(priors) };
}

function flatten(postings: ReadonlyMap<string, readonly number[]>) {
  const sorted = [...postings].sort(([a], [b]) => (a < b ? -1 : 1));
  const starts = new Uint32Array(sorted.length + 1);
  sorted.forEach(([, pairs], at) => (starts[at + 1] = (starts[at] ?? 0) + pairs.length / 2));
  const documents = new Uint32Array(starts.at(-1) ?? 0);
  const fields = new Uint16Array(documents.length);
  let to = 0;
  for (const [, pairs] of sorted) {
    for (let at = 0; at < pairs.length; at += 2, to += 1) {
      documents[to] = pairs[at] ?? 0;
      fields[to] = pairs[at + 1] ?? 0;
    }
  }
  return { terms: sorted.map(([term]) => term), starts, documents, fields };
}
