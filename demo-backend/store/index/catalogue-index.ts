import type Database from "libsql";
import type { PriceSpan } from "../../rules/price-span.ts";
import { Bitset } from "./bitset.ts";
import { readIndexRows, type BundleChoice, type IndexRows } from "./index-rows.ts";
import { priceIndex, type PriceSources } from "./price-index.ts";
import { stockIndex } from "./stock-index.ts";

/** The catalogue as sets and arrays over slots (0 … size - 1), one slot for each product, in order of ids. */
export interface CatalogueIndex {
  readonly size: number;
  idOf(slot: number): number;
  slotOf(id: number): number | undefined;
  /** Enabled and found by searching / by browsing / by either. */
  readonly searched: Bitset;
  readonly browsed: Bitset;
  readonly visible: Bitset;
  inCategory(categoryId: number): Bitset | undefined;
  categoryIds(): Iterable<number>;
  /** Products that say this value (an option id or "1") for an attribute, by themselves or through their parts. */
  withValue(attributeId: number, value: string): Bitset | undefined;
  valuesOf(attributeId: number): Map<string, Bitset>;
  isInStock(id: number): boolean;
  priceSpan(id: number): PriceSpan;
  position(slot: number): number;
  nameRank(slot: number): number;
  popularity(slot: number): number;
}

/** `at(now)` gives an index whose prices and stock are those of the moment; `rebuild` follows a change of the catalogue. */
export function createCatalogueIndex(db: Database.Database) {
  let index: ReturnType<typeof build> | null = null;
  return {
    at(now: Date): CatalogueIndex {
      index ??= build(db, now);
      index.bringTo(now);
      return index;
    },
    rebuild() {
      index = null;
    },
  };
}

function build(db: Database.Database, start: Date) {
  const rows = readIndexRows(db);
  const slots = new Map(rows.products.map(({ id }, slot) => [id, slot]));
  const sources: PriceSources = {
    products: new Map(rows.products.map((product) => [product.id, product])),
    childrenOf: grouped(
      rows.children,
      (row) => row.parentId,
      (row) => row.childId,
    ),
    bundleChoicesOf: grouped(
      rows.bundleChoices,
      (row) => row.parentId,
      (row): BundleChoice => row,
    ),
  };
  const stock = stockIndex(db, sources);
  let prices = priceIndex(sources, start);
  const values = valueSets(rows, slots, sources);
  const categories = categorySets(rows, slots);
  const nameRanks = rankOfNames(rows);
  const pick = (fits: (product: IndexRows["products"][number]) => boolean) => {
    const set = new Bitset(rows.products.length);
    // Gift cards have no type in Magento Open Source's schema: nothing could name them in an answer.
    rows.products.forEach((product, slot) => {
      if (product.status === "enabled" && product.type !== "giftcard" && fits(product)) set.add(slot);
    });
    return set;
  };
  return {
    size: rows.products.length,
    idOf: (slot: number) => rows.products[slot]?.id ?? 0,
    slotOf: (id: number) => slots.get(id),
    searched: pick(({ visibility }) => visibility === "search" || visibility === "both"),
    browsed: pick(({ visibility }) => visibility === "catalog" || visibility === "both"),
    visible: pick(({ visibility }) => visibility !== "none"),
    inCategory: (categoryId: number) => categories.get(categoryId),
    categoryIds: () => categories.keys(),
    withValue: (attributeId: number, value: string) => values.get(attributeId)?.get(value),
    valuesOf: (attributeId: number) => values.get(attributeId) ?? new Map<string, Bitset>(),
    isInStock: stock.isInStock,
    priceSpan: (id: number) => prices.span(id),
    position: (slot: number) => rows.products[slot]?.position ?? 0,
    nameRank: (slot: number) => nameRanks[slot] ?? 0,
    popularity: (slot: number) => rows.products[slot]?.reviewCount ?? 0,
    bringTo(now: Date) {
      if (!prices.holdsAt(now)) prices = priceIndex(sources, now);
      stock.refresh();
    },
  };
}

/** A configurable, bundle or group is found under the values of its parts too, as Magento indexes them. */
function valueSets(rows: IndexRows, slots: Map<number, number>, sources: PriceSources) {
  const parentsOf = new Map<number, number[]>();
  const join = (childId: number, parentId: number) =>
    parentsOf.set(childId, [...(parentsOf.get(childId) ?? []), parentId]);
  for (const { childId, parentId } of rows.children) join(childId, parentId);
  for (const { productId, parentId } of rows.bundleChoices) join(productId, parentId);

  const sets = new Map<number, Map<string, Bitset>>();
  for (const { productId, attributeId, optionId, text } of rows.values) {
    const value = optionId === 0 ? text : String(optionId);
    if (value === null || (optionId === 0 && value !== "1")) continue;
    const ofAttribute = sets.get(attributeId) ?? new Map<string, Bitset>();
    sets.set(attributeId, ofAttribute);
    const set = ofAttribute.get(value) ?? new Bitset(rows.products.length);
    ofAttribute.set(value, set);
    const isOffered = sources.products.get(productId)?.status === "enabled";
    for (const id of isOffered ? [productId, ...(parentsOf.get(productId) ?? [])] : [productId]) {
      const slot = slots.get(id);
      if (slot !== undefined) set.add(slot);
    }
  }
  return sets;
}

/** An anchor category lists everything below it. */
function categorySets(rows: IndexRows, slots: Map<number, number>): Map<number, Bitset> {
  const sets = new Map(rows.categories.map(({ id }) => [id, new Bitset(rows.products.length)]));
  const anchors = new Map(rows.categories.map((category) => [category.id, category.isAnchor !== 0]));
  const paths = new Map(rows.categories.map(({ id, path }) => [id, path.split("/").map(Number)]));
  for (const { productId, categoryId } of rows.placements) {
    const slot = slots.get(productId);
    if (slot === undefined) continue;
    for (const id of paths.get(categoryId) ?? []) {
      if (id === categoryId || anchors.get(id)) sets.get(id)?.add(slot);
    }
  }
  return sets;
}

function rankOfNames(rows: IndexRows): Int32Array {
  const { compare } = new Intl.Collator("en", { numeric: true });
  const order = rows.products.map((_, slot) => slot);
  order.sort((a, b) => compare(rows.products[a]?.name ?? "", rows.products[b]?.name ?? ""));
  const ranks = new Int32Array(order.length);
  order.forEach((slot, rank) => (ranks[slot] = rank));
  return ranks;
}

function grouped<Row, Value>(
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
