import { describe, expect, test } from "vitest";
import type { ProductSelection } from "~/lib/commerce/model/product";
import { readPicks } from "./picks";
import { readSelection } from "./read-selection.server";
import { sampleProduct } from "~/features/product/testing/sample-product";

/** Black comes in both sizes, red in 128 only; as in Magento, a chosen option only lists its chosen value. */
const variants = [
  { color: "black", storage: "128" },
  { color: "black", storage: "256" },
  { color: "red", storage: "128" },
];
const catalog = {
  selection: (_sku: unknown, uids: readonly string[]): Promise<ProductSelection> => {
    const left = variants.filter((variant) => uids.every((uid) => Object.values(variant).includes(uid)));
    const available = {
      color: [...new Set(left.map(({ color }) => color))],
      storage: [...new Set(left.map(({ storage }) => storage))],
    };
    return Promise.resolve({ variant: null, gallery: [], available });
  },
};
const available = async (query: string) =>
  (await readSelection(catalog, sampleProduct, readPicks(sampleProduct.options, new URLSearchParams(query))))
    ?.available;

describe("what goes with a choice", () => {
  test("nothing is asked before anything is chosen", async () => {
    expect(await available("")).toBeUndefined();
  });

  test("one option chosen: its other values stay possible, the other option follows it", async () => {
    expect(await available("color=2")).toEqual({ color: ["black", "red"], storage: ["128"] });
  });

  test("all chosen: each option offers what goes with the others", async () => {
    expect(await available("color=1&storage=2")).toEqual({ color: ["black"], storage: ["128", "256"] });
    expect(await available("color=1&storage=1")).toEqual({ color: ["black", "red"], storage: ["128", "256"] });
  });

  test("a combination that does not exist offers the ways out of it", async () => {
    expect(await available("color=2&storage=2")).toEqual({ color: ["black"], storage: ["128"] });
  });
});
