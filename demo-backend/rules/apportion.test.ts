import { describe, expect, test } from "vitest";
import { apportion } from "./apportion.ts";

describe("apportion", () => {
  test.each([
    [100, [1, 1, 1], [34, 33, 33]],
    [100, [299, 6499], [4, 96]],
    [1, [1, 1], [1, 0]],
    [0, [5, 5], [0, 0]],
    [500, [0, 0], [0, 0]],
    [50_000, [], []],
  ])("splits %i over %j", (amount, weights, shares) => {
    expect(apportion(amount, weights)).toEqual(shares);
  });

  test("adds up when intermediate products exceed safe integers", () => {
    const weights = [499_999_999_999, 333_333_333_331, 7];
    const shares = apportion(83_333_333_333, weights);
    expect(shares.reduce((sum, share) => sum + share, 0)).toBe(83_333_333_333);
    expect(Math.min(...shares)).toBeGreaterThanOrEqual(0);
  });
});
