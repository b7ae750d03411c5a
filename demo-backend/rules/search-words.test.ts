import { describe, expect, test } from "vitest";
import { squeeze, stem, termsOf, wordsOf } from "./search-words.ts";

describe("wordsOf", () => {
  test("keeps numbers and removes punctuation and accents", () => {
    expect(wordsOf("Beats™ Café 10,000 mAh, f/1.8, 1.5 ton")).toEqual(["beatstm", "cafe", "10000", "mah", "f", "1.8", "1.5", "ton"]); // prettier-ignore
  });

  test("accepts other scripts", () => {
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
])("stem(%s) is %s", (word, term) => {
  expect(stem(word)).toBe(term);
});

test("termsOf matches other forms of a word", () => {
  expect(termsOf("Noise-cancelling headphones")).toEqual(termsOf("noise cancellation headphone"));
});

test("squeeze ignores punctuation and case of part numbers", () => {
  expect(squeeze("BJ-C2C-100W/2M")).toBe(squeeze("bj c2c 100w 2m"));
});
