import { describe, expect, test } from "vitest";
import { pastReview, starCounts, type ReviewedProduct } from "./past-reviews.ts";

const product: ReviewedProduct = {
  id: 41,
  isPhysical: true,
  categories: ["audio"],
  ratingSummary: 83,
  reviewCount: 604,
};
const openedAt = "2026-11-01T00:00:00Z";
const all = (reviewed: ReviewedProduct) =>
  Array.from({ length: reviewed.reviewCount }, (_, at) => pastReview(reviewed, at, openedAt));

describe("starCounts", () => {
  test.each([
    [83, 604],
    [68, 14],
    [94, 8120],
    [20, 9],
    [0, 3],
    [100, 1],
    [55, 2],
  ])("matches a rating of %i per cent over %i reviews", (ratingSummary, reviewCount) => {
    const counts = Object.entries(starCounts({ ratingSummary, reviewCount })).map(([stars, n]) => [Number(stars), n]);
    const total = counts.reduce((sum, [, n = 0]) => sum + n, 0);
    const mean = counts.reduce((sum, [stars = 0, n = 0]) => sum + stars * n, 0) / reviewCount;
    expect(total).toBe(reviewCount);
    expect(counts.every(([, n = 0]) => n >= 0)).toBe(true);
    expect(Math.abs(mean - Math.max(1, ratingSummary / 20))).toBeLessThanOrEqual(0.5 / reviewCount + 1e-9);
  });
});

describe("pastReview", () => {
  test("returns the same review for the same index", () => {
    expect(pastReview(product, 17, openedAt)).toEqual(pastReview(product, 17, openedAt));
  });

  test("matches the product's rating over all its reviews", () => {
    const stars = all(product).map((review) => review.stars);
    expect(Math.round((stars.reduce((sum, one) => sum + one, 0) / stars.length) * 20)).toBe(83);
    for (const each of [1, 2, 3, 4, 5] as const) {
      expect(stars.filter((one) => one === each)).toHaveLength(starCounts(product)[each]);
    }
  });

  test("dates reviews newest first, the newest before the shop opened", () => {
    const times = all(product).map((review) => review.createdAt);
    expect(times[0] && times[0] < new Date(openedAt).toISOString()).toBe(true);
    expect(times).toEqual([...times].sort().reverse());
  });

  test("repeats no text within 40 reviews and no sentence in nearby ones", () => {
    const texts = all(product)
      .slice(0, 40)
      .map((review) => `${review.nickname} ${review.text}`);
    expect(new Set(texts).size).toBe(40);
    const happy = all(product)
      .slice(0, 40)
      .filter(({ stars }) => stars === 5)
      .map(({ text }) => text.match(/[^.]+\./g) ?? []);
    for (const [at, sentences] of happy.entries()) {
      const next = happy.slice(at + 1, at + 3).flat();
      expect(sentences.filter((sentence) => next.includes(sentence))).toEqual([]);
    }
  });

  test("writes about the product's category", () => {
    const texts = (categories: string[]) => all({ ...product, categories }).map(({ text }) => text);
    expect(texts(["audio", "headphones"]).some((text) => text.includes("song"))).toBe(true);
    expect(texts(["mobiles-tablets", "smartphones"]).some((text) => text.includes("UPI"))).toBe(true);
    expect(texts(["accessories"]).some((text) => /song|UPI/.test(text))).toBe(false);
  });
});
