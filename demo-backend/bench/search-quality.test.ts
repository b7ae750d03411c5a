import { expect, test } from "vitest";
import { judgeSearches, meanNdcg } from "./search-quality.ts";

test("shoppers find what they came for", () => {
  const searches = judgeSearches();
  // What was reached when the judgements had been answered for the first time; see docs/bench-backend.md.
  expect(meanNdcg(searches)).toBeGreaterThanOrEqual(0.955);
  expect(searches.filter(({ skus }) => skus.length === 0).map(({ query }) => query)).toEqual([]);
});
