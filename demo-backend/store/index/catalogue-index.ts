import type Database from "libsql";
import { isNew, isOnSale } from "../../rules/dated-marks.ts";
import type { PriceSpan } from "../../rules/price-span.ts";
import type { RangeAttribute } from "../../rules/range-attributes.ts";
import { query } from "../query.ts";
import { Bitset } from "./bitset.ts";
import { categorySets, valueSets } from "./facet-sets.ts";
import { readIndexRows, type BundleChoice, type IndexRows } from "./index-rows.ts";
import { priceIndex, type PriceSources } from "./price-index.ts";
import { rangeValues } from "./range-values.ts";
import { SlotSet } from "./slot-set.ts";
import { stockIndex } from "./stock-index.ts";

/** Sets and arrays over slots (0 … size - 1), one per product in order of ids. */
export interface CatalogueIndex {
  readonly size: number;
  idOf(slot: number): number;
  slotOf(id: number): number | undefined;
  /** Enabled and found by search, by browsing, or by either. */
  readonly searched: Bitset;
  readonly browsed: Bitset;
  readonly visible: Bitset;
  inCategory(categoryId: number): SlotSet | undefined;
  /** An option id or "1"; its own or a child's. */
  withValue(attributeId: number, value: string): SlotSet | undefined;
  valuesOf(attributeId: number): ReadonlyMap<string, SlotSet>;
  isInStock(id: number): boolean;
  isNew(id: number): boolean;
  isOnSale(id: number): boolean;
  priceSpan(id: number): PriceSpan;
  /** In paise. */
  lowestPrice(slot: number): number;
  /** Position (0 … size - 1) in catalogue order, and the slot at a position. */
  positionOf(slot: number): number;
  slotAtPosition(position: number): number;
  nameRank(slot: number): number;
  originRank(slot: number): number;
  /** By slot; NaN without a value. */
  rangeOf(attribute: RangeAttribute): Float64Array;
  popularity(slot: number): number;
}

interface IndexOptions {
  /** Magento Open Source has no GraphQL type for gift cards. */
  giftCards: boolean;
}

/** `at(now)` has current prices and stock. Call `rebuild` after a catalogue change. */
export function createCatalogueIndex(db: Database.Database, { giftCards }: IndexOptions) {
  let index: ReturnType<typeof build> | null = null;
  return {
    at(now: Date): CatalogueIndex {
      index ??= build(db, now, { giftCards });
      index.advanceTo(now);
      return index;
    },
    stockChanged() {
      index?.rereadStock();
    },
    rebuild() {
      index = null;
    },
  };
}

function build(db: Database.Database, start: Date, { giftCards }: IndexOptions) {
  const rows = readIndexRows(db);
  const { products } = rows;
  const slots = new Map(products.map(({ id }, slot) => [id, slot]));
  const sources = priceSources(rows);
  const stock = stockIndex(db, sources);
  const values = valueSets(rows, slots);
  const categories = categorySets(rows, slots);
  const catalogueOrder = readCatalogueOrder(rows);
  const ranges = rangeValues(db, sources);
  let nameRanks: Int32Array | null = null;
  let originRanks: Int32Array | null = null;
  let dated = datedValues(rows, { sources, values }, start);
  const productSet = (matches: (product: IndexRows["products"][number]) => boolean) => {
    const set = new Bitset(products.length);
    products.forEach((product, slot) => {
      if (product.status === "enabled" && (giftCards || product.type !== "giftcard") && matches(product)) set.add(slot);
    });
    return set;
  };
  const slotOf = (id: number) => slots.get(id);
  return {
    size: products.length,
    idOf: (slot: number) => products[slot]?.id ?? 0,
    slotOf,
    searched: productSet(({ visibility }) => visibility === "search" || visibility === "both"),
    browsed: productSet(({ visibility }) => visibility === "catalog" || visibility === "both"),
    visible: productSet(({ visibility }) => visibility !== "none"),
    inCategory: (categoryId: number) => categories.get(categoryId),
    withValue: (attributeId: number, value: string) => values.get(attributeId)?.get(value),
    valuesOf: (attributeId: number) => values.get(attributeId) ?? new Map<string, SlotSet>(),
    isInStock: stock.isInStock,
    isNew: (id: number) => dated.newSlots.has(slotOf(id) ?? -1),
    isOnSale: (id: number) => isOnSale(dated.prices.span(id)),
    priceSpan: (id: number) => dated.prices.span(id),
    lowestPrice: (slot: number) => dated.lowest[slot] ?? 0,
    positionOf: (slot: number) => catalogueOrder.ofSlot[slot] ?? 0,
    slotAtPosition: (position: number) => catalogueOrder.slots[position] ?? 0,
    /** Of its country of origin; products without one come last. */
    originRank: (slot: number) => (originRanks ??= rankOfOrigins(rows, values))[slot] ?? 0,
    nameRank: (slot: number) => (nameRanks ??= rankOfNames(db))[slot] ?? 0,
    rangeOf: ranges,
    popularity: (slot: number) => products[slot]?.reviewCount ?? 0,
    rereadStock: stock.readAll,
    advanceTo(now: Date) {
      if (!dated.prices.isValidAt(now)) dated = datedValues(rows, { sources, values }, now);
      stock.refresh();
    },
  };
}

function priceSources(rows: IndexRows): PriceSources {
  return {
    products: new Map(rows.products.map((product) => [product.id, product])),
    childrenOf: groupBy(
      rows.children,
      (row) => row.parentId,
      (row) => row.childId,
    ),
    bundleChoicesOf: groupBy(
      rows.bundleChoices,
      (row) => row.parentId,
      (row): BundleChoice => row,
    ),
  };
}

/** Prices and the attributes `new` and `sale`. */
function datedValues(
  { products, saleId, newId }: IndexRows,
  { sources, values }: { sources: PriceSources; values: Map<number, Map<string, SlotSet>> },
  now: Date,
) {
  const prices = priceIndex(sources, now);
  const lowest = new Float64Array(products.length);
  const [newSlots, saleSlots]: [number[], number[]] = [[], []];
  products.forEach((product, slot) => {
    const span = prices.span(product.id);
    lowest[slot] = span.minFinal;
    if (isOnSale(span)) saleSlots.push(slot);
    if (isNew(product, now)) newSlots.push(slot);
  });
  const toSet = (slots: number[]) => new Map([["1", new SlotSet(products.length, Int32Array.from(slots))]]);
  if (saleId !== null) values.set(saleId, toSet(saleSlots));
  if (newId !== null) values.set(newId, toSet(newSlots));
  return { prices, lowest, newSlots: new Set(newSlots) };
}

function readCatalogueOrder({ products }: IndexRows) {
  const slots = Int32Array.from(products.keys());
  slots.sort((a, b) => (products[a]?.position ?? 0) - (products[b]?.position ?? 0) || a - b);
  const ofSlot = new Int32Array(slots.length);
  slots.forEach((slot, position) => (ofSlot[slot] = position));
  return { slots, ofSlot };
}

/** Lazy: comparing tens of thousands of names is slow, and few listings sort by name. */
function rankOfNames(db: Database.Database): Int32Array {
  const names = query<{ name: string }>(db, "SELECT name FROM product ORDER BY id").all();
  const { compare } = new Intl.Collator("en", { numeric: true });
  const order = names.map((_, slot) => slot);
  order.sort((a, b) => compare(names[a]?.name ?? "", names[b]?.name ?? ""));
  const ranks = new Int32Array(order.length);
  order.forEach((slot, rank) => (ranks[slot] = rank));
  return ranks;
}

function rankOfOrigins({ products, originId }: IndexRows, values: Map<number, Map<string, SlotSet>>): Int32Array {
  const origins = [...((originId !== null && values.get(originId)) || new Map<string, SlotSet>())];
  origins.sort(([a], [b]) => (a < b ? -1 : 1));
  const ranks = new Int32Array(products.length).fill(origins.length);
  origins.forEach(([, set], rank) => {
    const found = new Bitset(products.length);
    set.addTo(found);
    for (const slot of found.slots()) ranks[slot] = rank;
  });
  return ranks;
}

function groupBy<Row, Value>(
  rows: readonly Row[],
  key: (row: Row) => number,
  value: (row: Row) => Value,
): Map<number, Value[]> {
  const groups = new Map<number, Value[]>();
  for (const row of rows) {
    const group = groups.get(key(row));
    if (group) group.push(value(row));
    else groups.set(key(row), [value(row)]);
  }
  return groups;
}
