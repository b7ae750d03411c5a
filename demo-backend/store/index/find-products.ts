import { toAmount, type CurrencyView } from "../../rules/money.ts";
import { Bitset } from "./bitset.ts";
import type { CatalogueIndex } from "./catalogue-index.ts";
import type { SearchScores } from "../product-search.ts";

/** One condition; a product has to meet all of them. */
export type ProductFilter =
  | { kind: "ids"; ids: readonly number[] }
  | { kind: "category"; ids: readonly number[] }
  | { kind: "value"; attributeId: number; values: readonly string[] }
  | { kind: "price"; from: number; to: number; currency: CurrencyView };

export type SortKey = "name" | "position" | "price" | "relevance";
export interface Sort {
  key: SortKey;
  descending: boolean;
}

export interface ProductQuestion {
  /** Null without a search text; a text of nothing matches everything. */
  search: { scores: SearchScores; everything: boolean } | null;
  filters: readonly ProductFilter[];
}

export function findProducts(index: CatalogueIndex, { search, filters }: ProductQuestion): Bitset {
  const found = (search === null ? index.browsed : index.searched).copy();
  if (search !== null && !search.everything) found.and(ofIds(index, search.scores.keys()));
  for (const filter of filters) narrow(index, found, filter);
  return found;
}

function narrow(index: CatalogueIndex, found: Bitset, filter: ProductFilter): void {
  switch (filter.kind) {
    case "ids":
      found.and(ofIds(index, filter.ids));
      return;
    case "category":
      found.and(
        union(
          index,
          filter.ids.map((id) => index.inCategory(id)),
        ),
      );
      return;
    case "value":
      found.and(
        union(
          index,
          filter.values.map((value) => index.withValue(filter.attributeId, value)),
        ),
      );
      return;
    case "price": {
      const { from, to, currency } = filter;
      for (const slot of found.slots()) {
        // A product with a range of prices is matched by the lowest alone, as on Magento.
        const lowest = toAmount(index.priceSpan(index.idOf(slot)).minFinal, currency);
        if (!(lowest >= from && lowest <= to)) found.remove(slot);
      }
    }
  }
}

/** Ids in the order asked for. Equals stay in the catalogue's own order. */
export function sortProducts(
  index: CatalogueIndex,
  found: Bitset,
  sorts: readonly Sort[],
  scores: SearchScores | null,
): number[] {
  const slots = [...found.slots()];
  const orders = sorts.map(({ key, descending }) => {
    const value = sortValue(index, key, scores);
    const values = new Map(slots.map((slot) => [slot, value(slot)]));
    const sign = descending ? -1 : 1;
    return (a: number, b: number) => sign * ((values.get(a) ?? 0) - (values.get(b) ?? 0));
  });
  slots.sort((a, b) => {
    for (const order of orders) {
      const difference = order(a, b);
      if (difference !== 0) return difference;
    }
    return index.position(a) - index.position(b) || a - b;
  });
  return slots.map((slot) => index.idOf(slot));
}

function sortValue(index: CatalogueIndex, key: SortKey, scores: SearchScores | null): (slot: number) => number {
  switch (key) {
    case "name":
      return index.nameRank;
    case "price":
      return (slot) => index.priceSpan(index.idOf(slot)).minFinal;
    case "relevance":
      return scores === null ? (slot) => -index.position(slot) : (slot) => relevance(index, slot, scores);
    case "position":
      return index.position;
  }
}

/** What can be had comes before what cannot, and what others bought a little before what they did not. */
function relevance(index: CatalogueIndex, slot: number, scores: SearchScores): number {
  const id = index.idOf(slot);
  const fit = scores.get(id) ?? 0;
  const liked = 1 + Math.min(0.15, Math.log10(1 + index.popularity(slot)) / 20);
  return fit * liked * (index.isInStock(id) ? 1 : 0.5);
}

function ofIds(index: CatalogueIndex, ids: Iterable<number>): Bitset {
  const set = new Bitset(index.size);
  for (const id of ids) {
    const slot = index.slotOf(id);
    if (slot !== undefined) set.add(slot);
  }
  return set;
}

function union(index: CatalogueIndex, sets: readonly (Bitset | undefined)[]): Bitset {
  const all = new Bitset(index.size);
  for (const set of sets) if (set) all.or(set);
  return all;
}
