import { expect, test } from "vitest";
import { shortenFacet } from "./shorten-facet";

const facet = (length: number) => ({
  code: "brand",
  label: "Brand",
  options: Array.from({ length }, (_, index) => ({ value: String(index), label: `Brand ${index}`, count: index })),
});
const values = (shown: ReturnType<typeof shortenFacet>) => shown.options.map(({ value }) => value);

test("a short facet is shown whole", () => {
  expect(shortenFacet(facet(12), [], false)).toEqual({ ...facet(12), hidden: 0 });
});

test("of a long one the commonest options are shown, and every chosen one, in their order", () => {
  const shown = shortenFacet(facet(40), ["3"], false);
  expect(values(shown)).toEqual(["3", "30", "31", "32", "33", "34", "35", "36", "37", "38", "39"]);
  expect(shown.hidden).toBe(29);
});

test("all of them are shown when asked for, within reason", () => {
  expect(shortenFacet(facet(40), [], true).options).toHaveLength(40);
  expect(shortenFacet(facet(5_000), [], true).options).toHaveLength(300);
});
