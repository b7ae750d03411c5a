import { Bitset } from "./bitset.ts";
import type { IndexRows } from "./index-rows.ts";
import { SlotSet } from "./slot-set.ts";

type Slots = ReadonlyMap<number, number>;

/** A composite product also has the values of its children, as in Magento's index. */
export function valueSets(rows: IndexRows, slots: Slots): Map<number, Map<string, SlotSet>> {
  const parentsOf = new Map<number, number[]>();
  const join = (childId: number, parentId: number) => {
    const parents = parentsOf.get(childId);
    if (parents) parents.push(parentId);
    else parentsOf.set(childId, [parentId]);
  };
  for (const { childId, parentId } of rows.children) join(childId, parentId);
  for (const { productId, parentId } of rows.bundleChoices) join(productId, parentId);

  const gather = slotGatherer(rows.products.length, slots);
  const sets = new Map<number, Map<string, SlotSet>>();
  for (const { attributeId, value, productIds } of rows.values) {
    const ofAttribute = sets.get(attributeId) ?? new Map<string, SlotSet>();
    sets.set(attributeId, ofAttribute);
    for (const id of productIds) {
      gather.add(id);
      const slot = slots.get(id);
      if (slot !== undefined && rows.products[slot]?.status === "enabled") parentsOf.get(id)?.forEach(gather.add);
    }
    ofAttribute.set(value, gather.take());
  }
  return sets;
}

/** An anchor category lists everything below it. */
export function categorySets(rows: IndexRows, slots: Slots): Map<number, SlotSet> {
  const gather = slotGatherer(rows.products.length, slots);
  const placed = new Map(rows.placements.map(({ categoryId, productIds }) => [categoryId, productIds]));
  const below = new Map<number, number[]>(rows.categories.map(({ id, isAnchor }) => [id, isAnchor === 0 ? [id] : []]));
  const anchors = new Set(rows.categories.filter(({ isAnchor }) => isAnchor !== 0).map(({ id }) => id));
  for (const { id, path } of rows.categories)
    for (const above of path.split("/").map(Number)) if (anchors.has(above)) below.get(above)?.push(id);
  return new Map(
    [...below].map(([id, all]) => {
      for (const each of all) placed.get(each)?.forEach(gather.add);
      return [id, gather.take()];
    }),
  );
}

function slotGatherer(size: number, slots: Slots) {
  const taken = new Bitset(size);
  let gathered: number[] = [];
  return {
    add(id: number) {
      const slot = slots.get(id);
      if (slot === undefined || taken.has(slot)) return;
      taken.add(slot);
      gathered.push(slot);
    },
    take(): SlotSet {
      const set = new SlotSet(size, Int32Array.from(gathered));
      for (const slot of gathered) taken.remove(slot);
      gathered = [];
      return set;
    },
  };
}
