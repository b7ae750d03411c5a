import { expect, test } from "vitest";
import { allowedEdits, editDistance, letterBits, mayMatch } from "./search-spelling.ts";

test.each([
  ["laptop", "labtop", 1],
  ["keyboard", "keybaord", 1],
  ["headphones", "headfones", 2],
  ["router", "router", 0],
  ["fan", "television", 3],
])("%s and %s are %d apart", (a, b, edits) => {
  expect(editDistance(a, b, 2)).toBe(edits);
});

test("short words and part numbers are not corrected", () => {
  expect(["ac", "tv", "fan", "ax3000"].map(allowedEdits)).toEqual([0, 0, 0, 0]);
});

test("near words are never passed over by their letters", () => {
  expect(mayMatch(letterBits("refridgerator"), letterBits("refrigerator"), 1)).toBe(true);
  expect(mayMatch(letterBits("kettle"), letterBits("drone"), 1)).toBe(false);
});
