import { describe, expect, test } from "vitest";
import { planSearch, type Vocabulary } from "./search-plan.ts";

function vocabularyOf(...products: string[]): Vocabulary {
  const sets = products.map((product) => new Set(product.split(" ")));
  const all = [...new Set(sets.flatMap((set) => [...set]))];
  return {
    together: (terms) => sets.filter((set) => terms.every((term) => set.has(term))).length,
    beginningWith: (start) => all.filter((term) => term.startsWith(start)),
    isTelling: (term) => term !== "glow",
    nearest: (word) => (word === "labtop" ? { word: "laptop", edits: 1 } : null),
  };
}

const shop = vocabularyOf("rtx 4080 card", "air fryer", "laptop 65w", "65 w charger", "tv television", "ax3000 router", "gaming monitor", "glow glowing"); // prettier-ignore

function waysOf(text: string): string[][] {
  return (planSearch(text, shop)?.wanted ?? []).map(({ ways }) => ways.map(({ terms }) => terms.join("+")));
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
  ])("%j is looked for as %j", (text, ways) => {
    expect(waysOf(text)).toEqual(ways);
  });

  test("a misspelt word is put right, which is suggested and not searched for", () => {
    expect(planSearch("Labtop 65w", shop)).toMatchObject({ corrected: "laptop 65w" });
    expect(waysOf("labtop")).toEqual([[]]);
  });

  test("a short word is not put right beside a known one", () => {
    const near = { ...shop, nearest: (word: string) => (word === "sasta" ? { word: "sata", edits: 1 } : null) };
    expect(planSearch("sasta", near)?.corrected).toBe("sata");
    expect(planSearch("sasta laptop", near)?.corrected).toBeNull();
  });

  test.each(["", "a", "the of", "***", "   "])("nothing is left of %j", (text) => {
    expect(planSearch(text, shop)).toBeNull();
  });

  test("a very long text is cut", () => {
    const long = Array.from({ length: 500 }, (_, at) => `w${at}`).join(" ");
    expect(planSearch(long, shop)?.wanted).toHaveLength(12);
  });
});
