import { Bitset } from "./bitset.ts";
import type { IndexRows } from "./index-rows.ts";
import { SlotSet } from "./slot-set.ts";

type Slots = ReadonlyMap<number, number>;

/** A composite product also has the values of its children, as in Magento's index. */
export function valueSets(rows: IndexRows, slots: Slots): Map<number, Map<string, SlotSet>> {
  const parentsOf = new Map<number, number[]>();
  const addParent = (childId: number, parentId: number) => {
    const parents = parentsOf.get(childId);
    if (parents) parents.push(parentId);
    else parentsOf.set(childId, [parentId]);
  };
  for (const { childId, parentId } of rows.children) addParent(childId, parentId);
  for (const { productId, parentId } of rows.bundleChoices) addParent(productId, parentId);

  const collector = slotCollector(rows.products.length, slots);
  const sets = new Map<number, Map<string, SlotSet>>();
  for (const { attributeId, value, productIds } of rows.values) {
    const ofAttribute = sets.get(attributeId) ?? new Map<string, SlotSet>();
    sets.set(attributeId, ofAttribute);
    for (const id of productIds) {
      collector.add(id);
      const slot = slots.get(id);
      if (slot !== undefined && rows.products[slot]?.status === "enabled") parentsOf.get(id)?.forEach(collector.add);
    }
    ofAttribute.set(value, collector.take());
  }
  return sets;
}

/** An anchor category lists everything below it. */
export function categorySets(rows: IndexRows, slots: Slots): Map<number, SlotSet> {
  const collector = slotCollector(rows.products.length, slots);
  const productIdsOf = new Map(rows.placements.map(({ categoryId, productIds }) => [categoryId, productIds]));
  const descendants = new Map<number, number[]>(
    rows.categories.map(({ id, isAnchor }) => [id, isAnchor === 0 ? [id] : []]),
  );
  const anchors = new Set(rows.categories.filter(({ isAnchor }) => isAnchor !== 0).map(({ id }) => id));
  for (const { id, path } of rows.categories)
    for (const ancestor of path.split("/").map(Number)) if (anchors.has(ancestor)) descendants.get(ancestor)?.push(id);
  return new Map(
    [...descendants].map(([id, all]) => {
      for (const each of all) productIdsOf.get(each)?.forEach(collector.add);
      return [id, collector.take()];
    }),
  );
}

function slotCollector(size: number, slots: Slots) {
  const seen = new Bitset(size);
  let collected: number[] = [];
  return {
    add(id: number) {
      const slot = slots.get(id);
      if (slot === undefined || seen.has(slot)) return;
      seen.add(slot);
      collected.push(slot);
    },
    take(): SlotSet {
      const set = new SlotSet(size, Int32Array.from(collected));
      for (const slot of collected) seen.remove(slot);
      collected = [];
      return set;
    },
  };
}
