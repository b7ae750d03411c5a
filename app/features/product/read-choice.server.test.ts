import { expect, test } from "vitest";
import { asId } from "~/lib/commerce/model/ids";
import { money } from "~/lib/commerce/model/money";
import type { ProductVariant } from "~/lib/commerce/model/product";
import { testShop } from "~/lib/testing/shop";
import { readOptionPicks } from "./read-choice.server";
import { sampleProduct } from "~/lib/testing/sample-product";

const variant = (color: number, storage: number, inStock: boolean): ProductVariant => ({
  sku: asId(`${color}-${storage}`),
  values: { color, storage },
  price: { regular: money(10_000 * storage, "INR"), final: money(10_000 * storage, "INR") },
  inStock,
  onlyLeft: null,
  picture: null,
  gallery: [{ url: `/media/${color}.jpg`, label: "" }],
});

/** Black: only the small one is in stock. Red: only made in large, out of stock. */
const product = { ...sampleProduct, variants: [variant(1, 1, true), variant(1, 2, false), variant(2, 2, false)] };

/** Magento selects no variant that is out of stock. */
const shop = await testShop({
  catalog: { selection: async () => ({ variant: null, gallery: [] }) },
  content: { store: async () => ({ locale: "en-IN" }) },
});

const choose = (query: string) => readOptionPicks(shop, product, new URLSearchParams(query));

test("readOptionPicks returns the variant and pictures of a sold-out choice", async () => {
  const { unavailable, selection } = await choose("color=1&storage=2");
  expect(unavailable).toBe("sold-out");
  expect(selection).toMatchObject({ variant: { sku: "1-2", inStock: false }, gallery: [{ url: "/media/1.jpg" }] });
});

test("readOptionPicks returns only the colour's pictures for a variant that does not exist", async () => {
  const { unavailable, selection } = await choose("color=2&storage=1");
  expect(unavailable).toBe("not-made");
  expect(selection).toEqual({ variant: null, gallery: [{ url: "/media/2.jpg", label: "" }] });
});

test("readOptionPicks reports a sold-out value before all options are picked", async () => {
  expect((await choose("color=2")).unavailable).toBe("sold-out");
  expect((await choose("color=1")).unavailable).toBeNull();
  expect((await choose("")).unavailable).toBeNull();
});
