import { toAmount, type CurrencyView } from "../../rules/money.ts";
import type { RangeAttribute } from "../../rules/range-attributes.ts";
import type { SearchScores } from "../product-search.ts";
import { Bitset } from "./bitset.ts";
import type { CatalogueIndex } from "./catalogue-index.ts";
import type { SlotSet } from "./slot-set.ts";

export type ProductFilter =
  | { kind: "ids"; ids: readonly number[] }
  | { kind: "category"; ids: readonly number[] }
  | { kind: "value"; attributeId: number; values: readonly string[] }
  | { kind: "range"; attribute: RangeAttribute; from: number; to: number }
  | { kind: "price"; from: number; to: number; currency: CurrencyView };

export interface ProductRequest {
  /** Null without a search text; an empty text matches everything. */
  search: { scores: SearchScores; everything: boolean } | null;
  filters: readonly ProductFilter[];
}

export function findProducts(index: CatalogueIndex, { search, filters }: ProductRequest): Bitset {
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
    case "range": {
      const values = index.rangeOf(filter.attribute);
      for (const slot of found.slots()) {
        const value = values[slot] ?? NaN;
        if (!(value >= filter.from && value <= filter.to)) found.remove(slot);
      }
      return;
    }
    case "price": {
      const { from, to, currency } = filter;
      for (const slot of found.slots()) {
        // As in Magento, a price range matches the lowest price only.
        const lowest = toAmount(index.lowestPrice(slot), currency);
        if (!(lowest >= from && lowest <= to)) found.remove(slot);
      }
    }
  }
}

function ofIds(index: CatalogueIndex, ids: Iterable<number>): Bitset {
  const set = new Bitset(index.size);
  for (const id of ids) {
    const slot = index.slotOf(id);
    if (slot !== undefined) set.add(slot);
  }
  return set;
}

function union(index: CatalogueIndex, sets: readonly (SlotSet | undefined)[]): Bitset {
  const all = new Bitset(index.size);
  for (const set of sets) set?.addTo(all);
  return all;
}
