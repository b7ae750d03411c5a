import { expect, test } from "vitest";
import { judgeSearches, meanNdcg } from "./search-quality.ts";

test("judged searches rank their relevant products first", () => {
  const searches = judgeSearches();
  // The first measured score; see results.md.
  expect(meanNdcg(searches)).toBeGreaterThanOrEqual(0.955);
  expect(searches.filter(({ skus }) => skus.length === 0).map(({ query }) => query)).toEqual([]);
});
