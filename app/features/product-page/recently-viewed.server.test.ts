import { describe, expect, test } from "vitest";
import { asId, type Sku } from "~/lib/commerce/model/ids";
import { parseViewed, withViewed, writeViewed } from "./recently-viewed.server";

const skus = (...names: string[]) => names.map((name) => asId<Sku>(name));

describe("recently viewed products", () => {
  test("are parsed as they were written, with unusual skus too", () => {
    const seen = skus("BJ-USB4/1M", "A B", "ÜBER");
    expect(parseViewed(writeViewed(seen))).toEqual(seen);
  });

  test("are empty without a cookie and limited to eight", () => {
    expect(parseViewed("")).toEqual([]);
    expect(parseViewed(Array(50).fill("X").join("~"))).toHaveLength(8);
    expect(parseViewed("x".repeat(5000))).toEqual([]);
  });

  test("start with the latest one, without duplicates", () => {
    expect(withViewed(skus("A", "B", "C"), asId("C"))).toEqual(["C", "A", "B"]);
    expect(withViewed(skus("A", "B", "C", "D", "E", "F", "G", "H"), asId("I"))).toHaveLength(8);
  });

  test("do not change if the latest product is viewed again", () => {
    const seen = skus("A", "B");
    expect(withViewed(seen, asId("A"))).toBe(seen);
  });
});
