import { describe, expect, test } from "vitest";
import { asId } from "~/lib/commerce/model/ids";
import { money } from "~/lib/commerce/model/money";
import type { Product, ProductSelection } from "~/lib/commerce/model/product";
import { readPicks } from "./picks";
import { readSelection } from "./read-selection.server";

const value = (uid: string, index: number) => ({ uid, index, label: uid, swatch: null });
const price = { regular: money(100, "INR"), final: money(100, "INR") };
const product: Product = {
  uid: asId("1"),
  sku: asId("PHONE"),
  name: "Phone",
  kind: "configurable",
  typeName: "ConfigurableProduct",
  path: "/phone.html",
  picture: null,
  price,
  isPriceFrom: true,
  inStock: true,
  onlyLeft: null,
  rating: null,
  reviewCount: 0,
  isNew: false,
  summaryHtml: "",
  descriptionHtml: "",
  gallery: [],
  options: [
    { code: "color", label: "Colour", values: [value("black", 1), value("red", 2)] },
    { code: "storage", label: "Storage", values: [value("128", 1), value("256", 2)] },
  ],
  breadcrumbs: [],
  categoryUids: [],
  metaTitle: null,
  metaDescription: null,
  tierPrices: [],
};

/** Black comes in both sizes, red with 128 only; as Magento does, a chosen option is left with its chosen value. */
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
  (await readSelection(catalog, product, readPicks(product.options, new URLSearchParams(query))))?.available;

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
