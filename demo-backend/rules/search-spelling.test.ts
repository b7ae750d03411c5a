import { expect, test } from "vitest";
import { allowedEdits, editDistance, letterBits, mayMatch } from "./search-spelling.ts";

test.each([
  ["laptop", "labtop", 1],
  ["keyboard", "keybaord", 1],
  ["headphones", "headfones", 2],
  ["router", "router", 0],
  ["fan", "television", 3],
])("editDistance of %s and %s is %d", (a, b, edits) => {
  expect(editDistance(a, b, 2)).toBe(edits);
});

test("allowedEdits is 0 for short words and part numbers", () => {
  expect(["ac", "tv", "fan", "ax3000"].map(allowedEdits)).toEqual([0, 0, 0, 0]);
});

test("mayMatch accepts similar words and rejects different ones", () => {
  expect(mayMatch(letterBits("refridgerator"), letterBits("refrigerator"), 1)).toBe(true);
  expect(mayMatch(letterBits("kettle"), letterBits("drone"), 1)).toBe(false);
});
