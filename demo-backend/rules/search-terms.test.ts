import { describe, expect, test } from "vitest";
import { searchTerms } from "./search-terms.ts";

describe("searchTerms", () => {
  test("all words, the last one also as a beginning", () => {
    expect(searchTerms("gaming moni")?.strict).toBe('"gaming" AND "moni"*');
  });

  test("any of the words when that is too strict", () => {
    expect(searchTerms("gaming moni")?.loose).toBe('"gaming" OR "moni" OR "moni"*');
  });

  test("a quoted text is taken as it stands", () => {
    expect(searchTerms('"gaming monitor"')?.strict).toBe('"gaming monitor"');
  });

  test("other scripts are words too", () => {
    expect(searchTerms("घड़ी")?.strict).toBe('"घड़ी"*');
  });

  test.each(["", "a", "the of", '"<script>*?[]{}()+-&&||!^~:/\\'.replace("script", ""), "   "])(
    "nothing is left of %j",
    (text) => {
      expect(searchTerms(text)).toBeNull();
    },
  );

  test("a very long text is cut", () => {
    expect(searchTerms("x1 ".repeat(500))?.strict).toBe('"x1"*');
    expect(searchTerms(Array.from({ length: 50 }, (_, at) => `w${at}`).join(" "))?.strict.split(" AND ")).toHaveLength(
      12,
    );
  });
});
