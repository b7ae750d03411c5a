import { expect, test } from "vitest";
import { Bitset } from "./bitset.ts";

function setOf(size: number, slots: number[]): Bitset {
  const set = new Bitset(size);
  slots.forEach((slot) => set.add(slot));
  return set;
}

test("slots returns all slots in order, across words", () => {
  expect([...setOf(100, [64, 0, 31, 32, 99]).slots()]).toEqual([0, 31, 32, 64, 99]);
});

test("countWith counts an intersection without changing the set", () => {
  const even = setOf(70, [0, 2, 4, 68]);
  const few = setOf(70, [2, 3, 68]);
  expect(even.countWith(few)).toBe(2);
  expect(even.copy().and(few).count()).toBe(2);
  expect(even.copy().or(few).count()).toBe(5);
  expect(even.count()).toBe(4);
});

test("remove takes out a slot", () => {
  const set = setOf(40, [31, 33]);
  set.remove(31);
  expect(set.has(31)).toBe(false);
  expect(set.has(33)).toBe(true);
});
