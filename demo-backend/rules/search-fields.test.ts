import { expect, test } from "vitest";
import { field, fieldWorth, nameFields } from "./search-fields.ts";

test.each([
  ["Bijli laptop stand", "stand"],
  ["Bijli case for Kestriva Aura 5G", "case"],
  ["Urjavane 65 W GaN charger", "charger"],
  ["Quorvane microSD card 256 GB", "card"],
  ["Halcyra Nocturne 55-inch OLED TV", "tv"],
])("the main word of %s is %s", (name, head) => {
  const heads = [...nameFields(name)].filter(([, bits]) => (bits & field.head) !== 0).map(([term]) => term);
  expect(heads).toEqual([head]);
});

test("what a product fits counts less than what it is", () => {
  const fields = nameFields("Bijli handloom sleeve for 14-inch laptops");
  expect(fields.get("laptop")).toBe(field.fitting);
  expect(fieldWorth[field.fitting] ?? 0).toBeLessThan(fieldWorth[field.kind] ?? 0);
});
