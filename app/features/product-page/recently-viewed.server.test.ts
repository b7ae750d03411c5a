import { describe, expect, test } from "vitest";
import { asId, type Sku } from "~/lib/commerce/model/ids";
import { parseViewed, withViewed, writeViewed } from "./recently-viewed.server";

const skus = (...names: string[]) => names.map((name) => asId<Sku>(name));

describe("what was looked at", () => {
  test("comes back from its cookie, also with odd skus", () => {
    const seen = skus("BJ-USB4/1M", "A B", "ÜBER");
    expect(parseViewed(writeViewed(seen))).toEqual(seen);
  });

  test("is nothing without a cookie, and never more than eight", () => {
    expect(parseViewed("")).toEqual([]);
    expect(parseViewed(Array(50).fill("X").join("~"))).toHaveLength(8);
    expect(parseViewed("x".repeat(5000))).toEqual([]);
  });

  test("begins with the last one, each product once", () => {
    expect(withViewed(skus("A", "B", "C"), asId("C"))).toEqual(["C", "A", "B"]);
    expect(withViewed(skus("A", "B", "C", "D", "E", "F", "G", "H"), asId("I"))).toHaveLength(8);
  });

  test("stays the same list when the last one is looked at again", () => {
    const seen = skus("A", "B");
    expect(withViewed(seen, asId("A"))).toBe(seen);
  });
});
