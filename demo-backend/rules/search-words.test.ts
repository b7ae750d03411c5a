import { describe, expect, test } from "vitest";
import { squeeze, stem, termsOf, wordsOf } from "./search-words.ts";

describe("words", () => {
  test("numbers stay whole, marks go", () => {
    expect(wordsOf("Beats™ Café 10,000 mAh, f/1.8, 1.5 ton")).toEqual(["beatstm", "cafe", "10000", "mah", "f", "1.8", "1.5", "ton"]); // prettier-ignore
  });

  test("other scripts are words too", () => {
    expect(wordsOf("घड़ी")).toHaveLength(1);
  });
});

test.each([
  ["phones", "phone"],
  ["batteries", "battery"],
  ["switches", "switch"],
  ["boxes", "box"],
  ["mice", "mouse"],
  ["lenses", "lens"],
  ["glass", "glass"],
  ["tvs", "tv"],
  ["cancellation", "cancel"],
])("%s counts as %s", (word, term) => {
  expect(stem(word)).toBe(term);
});

test("terms of both sides meet", () => {
  expect(termsOf("Noise-cancelling headphones")).toEqual(termsOf("noise cancellation headphone"));
});

test("part numbers are compared without their punctuation", () => {
  expect(squeeze("BJ-C2C-100W/2M")).toBe(squeeze("bj c2c 100w 2m"));
});
