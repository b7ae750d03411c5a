import { describe, expect, test } from "vitest";
import { facetOptionLabel, rangeLabel, requestedPortion, shortenFacet } from "./facet-options";

const rupees = { currency: "INR", locale: "en-IN" };

describe("rangeLabel", () => {
  test.each([
    { value: "10000_20000", label: "₹10,000 – ₹20,000" },
    { value: "100000_200000.5", label: "₹1,00,000 – ₹2,00,000.50" },
    { value: "50000_*", label: "₹50,000 and above" },
    { value: "50000_", label: "₹50,000 and above" },
    { value: "*_999", label: "Up to ₹999" },
    { value: "0_10000", label: "Up to ₹10,000" },
    { value: "*_*", label: null },
    { value: "abc_def", label: null },
    { value: "", label: null },
  ])("formats $value as $label", ({ value, label }) => {
    expect(rangeLabel(value, rupees)).toBe(label);
  });
});

test("facetOptionLabel keeps the backend's label for a value that is not a range", () => {
  expect(facetOptionLabel("price", { value: "cheap", label: "Cheap" }, rupees)).toBe("Cheap");
});

const facet = (length: number) => ({
  code: "brand",
  label: "Brand",
  options: Array.from({ length }, (_, index) => ({
    value: String(index),
    label: `Brand ${String(index).padStart(4, "0")}`,
    count: index,
  })),
});
const values = (shown: ReturnType<typeof shortenFacet>) => shown.options.map(({ value }) => value);

test("shortenFacet returns a short facet in full", () => {
  expect(shortenFacet(facet(8), [], null)).toMatchObject({ ...facet(8), hidden: 0, portions: [] });
});

test("shortenFacet keeps the most frequent and all chosen options of a long facet", () => {
  const shown = shortenFacet(facet(40), ["3"], null);
  expect(values(shown)).toEqual(["3", "35", "36", "37", "38", "39"]);
  expect(shown.hidden).toBe(34);
});

test("shortenFacet returns all options on request", () => {
  expect(shortenFacet(facet(40), [], 1)).toMatchObject({ ...facet(40), hidden: 0, portions: [] });
});

test("shortenFacet divides options into portions when there are too many", () => {
  const mixed = { ...facet(1_082), options: facet(1_082).options.reverse() };
  const { portions } = shortenFacet(mixed, [], 1);
  expect(portions).toHaveLength(15);
  expect(portions[1]).toBe("Brand 0073 – Brand 0145");
  const all = portions.flatMap((_, at) => values(shortenFacet(mixed, [], at + 1)));
  expect(all).toEqual(facet(1_082).options.map(({ value }) => value));
});

test("shortenFacet includes chosen options in every portion and limits the portion number", () => {
  expect(values(shortenFacet(facet(250), ["3"], 3))).toContain("3");
  expect(shortenFacet(facet(250), [], 99).portion).toBe(4);
});

test.each([
  [null, null],
  ["", null],
  ["ram", null],
  ["brand", 1],
  ["brand-3", 3],
  ["brand-0", 1],
  ["brand--4", 1],
  ["brand-x", 1],
])("requestedPortion reads all=%j as %j", (all, portion) => {
  expect(requestedPortion(all, "brand")).toBe(portion);
});
