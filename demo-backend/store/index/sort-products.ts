import type { RangeAttribute } from "../../rules/range-attributes.ts";
import type { SearchScores } from "../product-search.ts";
import type { Bitset } from "./bitset.ts";
import type { CatalogueIndex } from "./catalogue-index.ts";

export type SortKey = "country_of_manufacture" | "name" | "position" | "price" | "relevance" | "id" | RangeAttribute;
export interface Sort {
  key: SortKey;
  descending: boolean;
}

const maxPositions = 2 ** 20;
const highestValue = 2 ** 32;

/**
 * At least the first `most` ids. Value and position are packed into one number: sorting a typed
 * array is many times faster than sorting with a comparator.
 */
export function sortProducts(
  index: CatalogueIndex,
  found: Bitset,
  { sorts, scores, most }: { sorts: readonly Sort[]; scores: SearchScores | null; most: number },
): number[] {
  if (sorts.length === 1 && sorts[0]?.key === "position" && !sorts[0].descending) return byPosition(index, found, most);
  const slots = Int32Array.from(found.slots());
  const [first = { key: "position", descending: false } satisfies Sort, ...others] = sorts;
  if (others.length > 0) return byComparison(index, slots, { sorts, scores });
  const value = sortValue(index, first, scores);
  const sign = first.descending ? -1 : 1;
  const keys = new Float64Array(slots.length);
  slots.forEach((slot, at) => {
    keys[at] = sign * Math.min(Math.round(value(slot)), highestValue) * maxPositions + index.positionOf(slot);
  });
  keys.sort();
  return Array.from(keys, (key) =>
    index.idOf(index.slotAtPosition(((key % maxPositions) + maxPositions) % maxPositions)),
  );
}

/** The catalogue order is precomputed, so its first pages need no sorting. */
function byPosition(index: CatalogueIndex, found: Bitset, most: number): number[] {
  const ids: number[] = [];
  for (let position = 0; position < index.size && ids.length < most; position += 1) {
    const slot = index.slotAtPosition(position);
    if (found.has(slot)) ids.push(index.idOf(slot));
  }
  return ids;
}

function byComparison(
  index: CatalogueIndex,
  slots: Int32Array,
  { sorts, scores }: { sorts: readonly Sort[]; scores: SearchScores | null },
): number[] {
  const orders = sorts.map(({ key, descending }) => {
    const value = sortValue(index, { key, descending }, scores);
    const values = new Map(Array.from(slots, (slot) => [slot, value(slot)]));
    const sign = descending ? -1 : 1;
    return (a: number, b: number) => sign * ((values.get(a) ?? 0) - (values.get(b) ?? 0));
  });
  slots.sort((a, b) => {
    for (const order of orders) {
      const difference = order(a, b);
      if (difference !== 0) return difference;
    }
    return index.positionOf(a) - index.positionOf(b);
  });
  return Array.from(slots, index.idOf);
}

function sortValue(
  index: CatalogueIndex,
  { key, descending }: Sort,
  scores: SearchScores | null,
): (slot: number) => number {
  switch (key) {
    case "country_of_manufacture":
      return index.originRank;
    case "name":
      return index.nameRank;
    case "price":
      return index.lowestPrice;
    case "relevance":
      return scores === null ? (slot) => -index.positionOf(slot) : (slot) => relevance(index, slot, scores);
    case "position":
      return index.positionOf;
    case "id":
      return textRank(index);
    case "created_at":
    case "news_from_date":
    case "special_price": {
      // Products without a value come last in both directions.
      const [values, missing] = [index.rangeOf(key), descending ? 0 : highestValue];
      return (slot) => (Number.isNaN(values[slot]) ? missing : (values[slot] ?? missing));
    }
  }
}

const textRanks = new WeakMap<CatalogueIndex, Int32Array>();

/** Ids compared as strings, as in Elasticsearch: descending, 999 precedes 1000. */
function textRank(index: CatalogueIndex): (slot: number) => number {
  const known = textRanks.get(index) ?? rankTexts(index);
  textRanks.set(index, known);
  return (slot) => known[slot] ?? 0;
}

function rankTexts(index: CatalogueIndex): Int32Array {
  const slots = Array.from({ length: index.size }, (_, slot) => slot);
  const texts = slots.map((slot) => String(index.idOf(slot)));
  slots.sort((a, b) => ((texts[a] ?? "") < (texts[b] ?? "") ? -1 : 1));
  const ranks = new Int32Array(index.size);
  slots.forEach((slot, rank) => (ranks[slot] = rank));
  return ranks;
}

/** In stock first, bestsellers slightly before the rest. */
function relevance(index: CatalogueIndex, slot: number, scores: SearchScores): number {
  const id = index.idOf(slot);
  const score = scores.get(id) ?? 0;
  const popularityFactor = 1 + Math.min(0.15, Math.log10(1 + index.popularity(slot)) / 20);
  return score * popularityFactor * (index.isInStock(id) ? 1 : 0.75) * 1_000;
}
