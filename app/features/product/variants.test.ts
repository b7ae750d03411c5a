import { describe, expect, test } from "vitest";
import { asId } from "~/lib/commerce/model/ids";
import { money } from "~/lib/commerce/model/money";
import type { ProductVariant } from "~/lib/commerce/model/product";
import { readPicks } from "./form-fields";
import { sampleProduct } from "~/lib/testing/sample-product";
import { changeText, completePicks, optionPriceHints, soldOutText } from "./variants";

const variant = (color: number, storage: number, rupees: number): ProductVariant => ({
  sku: asId(`${color}-${storage}`),
  values: { color, storage },
  price: { regular: money(rupees * 100, "INR"), final: money(rupees * 100, "INR") },
  inStock: true,
  onlyLeft: null,
  picture: null,
  gallery: [],
});
const soldOut = (color: number, storage: number) => ({ ...variant(color, storage, 100), inStock: false });
const product = {
  ...sampleProduct,
  variants: [variant(1, 2, 120), variant(1, 1, 100), variant(2, 2, 110)],
};
const picksFor = (query: string) => readPicks(product.options, new URLSearchParams(query));
const completed = (query: string, variants = product.variants) => {
  const picks = completePicks({ ...product, variants }, picksFor(query));
  return Object.fromEntries(Object.entries(picks).map(([code, { index }]) => [code, index]));
};
const hints = (query: string, variants = product.variants) =>
  optionPriceHints({ ...product, variants }, picksFor(query), "en-IN");

describe("completePicks", () => {
  test("picks the cheapest matching variant in stock", () => {
    expect(completed("")).toEqual({ color: 1, storage: 1 });
    expect(completed("color=2")).toEqual({ color: 2, storage: 2 });
    expect(completed("storage=2")).toEqual({ color: 2, storage: 2 });
  });

  test("skips variants out of stock, unless no other has the picked values", () => {
    expect(completed("", [soldOut(1, 1), variant(1, 2, 120)])).toEqual({ color: 1, storage: 2 });
    expect(completed("color=1", [soldOut(1, 1)])).toEqual({ color: 1, storage: 1 });
    expect(completed("", [soldOut(1, 1)])).toEqual({});
    expect(completed("color=2", [soldOut(1, 1)])).toEqual({ color: 2 });
    expect(completed("", [])).toEqual({});
  });

  test("does not change complete picks", () => {
    expect(completed("color=2&storage=1")).toEqual({ color: 2, storage: 1 });
  });
});

describe("optionPriceHints", () => {
  test("shows the surcharge, or the value that cannot be combined", () => {
    expect(hints("color=1&storage=1")).toEqual({
      color: { 2: { text: "Not with 128", unavailable: "not-made" } },
      storage: { 2: { text: "+₹20", unavailable: null } },
    });
    expect(hints("color=1&storage=2")).toEqual({
      color: { 2: { text: "−₹10", unavailable: null } },
      storage: { 1: { text: "−₹20", unavailable: null } },
    });
  });

  test("shows that a value is out of stock", () => {
    expect(hints("color=1&storage=2", [variant(1, 2, 120), soldOut(1, 1)])).toMatchObject({
      storage: { 1: { text: "Out of stock", unavailable: "sold-out" } },
    });
  });

  test("returns no hints when the backend lists no variants", () => {
    expect(hints("color=1", [])).toEqual({});
  });

  test("marks both values of a combination that does not exist", () => {
    expect(hints("color=2&storage=1")).toEqual({
      color: { 2: { text: "Not with 128", unavailable: "not-made" } },
      storage: { 1: { text: "Not with red", unavailable: "not-made" } },
    });
  });
});

describe("texts about a choice", () => {
  const { options } = product;

  test("soldOutText names the whole choice", () => {
    expect(soldOutText(options, picksFor("color=1&storage=2"))).toBe("black with 256 is out of stock.");
    expect(soldOutText(options, picksFor("color=1"))).toBe("black is out of stock.");
  });

  test.each([
    ["color=2&storage=2", "color=1&storage=1", "storage", "Colour changed to black: red is not made with 128."],
    ["color=1&storage=1", "color=1&storage=2", "storage", ""],
    ["color=1", "color=1&storage=2", "color", ""],
    ["color=1&storage=1", "color=1&storage=1", "storage", ""],
  ])("changeText from %s to %s, picked %s: %j", (before, now, by, text) => {
    expect(changeText(options, { before: picksFor(before), now: picksFor(now), by })).toBe(text);
  });
});
