import { expect, test } from "vitest";
import { Bitset } from "./bitset.ts";
import { SlotSet } from "./slot-set.ts";

test.each([
  ["a few", [1, 999]],
  ["many", Array.from({ length: 500 }, (_, at) => at * 2)],
])("counts and joins %s slots", (_, slots) => {
  const set = new SlotSet(1000, Int32Array.from(slots));
  const found = new Bitset(1000);
  for (const slot of [0, 1, 2, 999]) found.add(slot);
  expect(set.countWith(found)).toBe(slots.filter((slot) => found.has(slot)).length);
  const all = new Bitset(1000);
  set.addTo(all);
  expect([...all.slots()]).toEqual(slots);
});
