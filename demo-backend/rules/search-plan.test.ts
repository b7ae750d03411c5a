import { describe, expect, test } from "vitest";
import { planSearch, type Vocabulary } from "./search-plan.ts";

function vocabularyOf(...products: string[]): Vocabulary {
  const sets = products.map((product) => new Set(product.split(" ")));
  const all = [...new Set(sets.flatMap((set) => [...set]))];
  return {
    together: (terms) => sets.filter((set) => terms.every((term) => set.has(term))).length,
    beginningWith: (start) => all.filter((term) => term.startsWith(start)),
    isDistinctive: (term) => term !== "glow",
    nearest: (word) => (word === "labtop" ? { word: "laptop", edits: 1 } : null),
  };
}

const vocabulary = vocabularyOf("rtx 4080 card", "air fryer", "laptop 65w", "65 w charger", "tv television", "ax3000 router", "gaming monitor", "glow glowing"); // prettier-ignore

function waysOf(text: string): string[][] {
  return (planSearch(text, vocabulary)?.wanted ?? []).map(({ ways }) => ways.map(({ terms }) => terms.join("+")));
}

describe("planSearch", () => {
  test.each([
    ["rtx4080", [["rtx+4080"]]],
    ["airfryer", [["air+fryer"]]],
    ["ax 3000", [["ax3000"]]],
    ["65w charger", [["65w", "65+w"], ["charger"]]],
    ["telly", [["tv", "television"]]],
    ["moni", [["monitor"]]],
    ["glow", [["glow", "glowing"]]],
    ["glow lamp", [["glow"], []]],
    ["router xyzzy", [["router"], []]],
  ])("plans %j as %j", (text, ways) => {
    expect(waysOf(text)).toEqual(ways);
  });

  test("suggests a corrected word without searching for it", () => {
    expect(planSearch("Labtop 65w", vocabulary)).toMatchObject({ corrected: "laptop 65w" });
    expect(waysOf("labtop")).toEqual([[]]);
  });

  test("does not correct a short word beside a known one", () => {
    const near = { ...vocabulary, nearest: (word: string) => (word === "sasta" ? { word: "sata", edits: 1 } : null) };
    expect(planSearch("sasta", near)?.corrected).toBe("sata");
    expect(planSearch("sasta laptop", near)?.corrected).toBeNull();
  });

  test.each(["", "a", "the of", "***", "   "])("returns null for %j", (text) => {
    expect(planSearch(text, vocabulary)).toBeNull();
  });

  test("limits a long text to twelve words", () => {
    const long = Array.from({ length: 500 }, (_, at) => `w${at}`).join(" ");
    expect(planSearch(long, vocabulary)?.wanted).toHaveLength(12);
  });
});
