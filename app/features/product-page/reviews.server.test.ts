import { describe, expect, test } from "vitest";
import type { Review } from "~/lib/commerce/model/review";
import { listReviews, meanOf, readReviewQuery } from "./reviews.server";

const review = (title: string, rating: number, text = ""): Review => ({
  ...{ title, rating, text, author: "Asha", date: "2026-11-21T08:33:52Z", marks: [] },
});
const reviews = [
  review("new", 4.5),
  review("long", 2, "Very long. ".repeat(10)),
  review("low", 0),
  review("short", 4, "Short."),
];
const list = (query: string, of = reviews) => listReviews(of, readReviewQuery(new URLSearchParams(query)));
const titles = (query: string) => list(query).shown.map(({ title }) => title);

test("meanOf is null without reviews", () => {
  expect(meanOf([review("a", 5), review("b", 4), review("c", 3)])).toBe(4);
  expect(meanOf([])).toBeNull();
});

describe("listReviews", () => {
  test("puts detailed reviews first or sorts as requested, then by date", () => {
    expect(titles("")).toEqual(["long", "new", "low", "short"]);
    expect(titles("review-sort=newest")).toEqual(["new", "long", "low", "short"]);
    expect(titles("review-sort=highest")).toEqual(["new", "short", "long", "low"]);
    expect(titles("review-sort=lowest")).toEqual(["low", "long", "short", "new"]);
  });

  test("includes a critical review among the first five", () => {
    const praise = Array.from({ length: 8 }, (_, index) => review(`${index}`, 5));
    const stars = (of: Review[]) => list("", of).shown.map(({ rating }) => rating);
    expect(stars([...praise, review("low", 3)])).toEqual([5, 5, 3, 5, 5]);
    expect(stars([review("low", 2), ...praise])).toEqual([5, 5, 2, 5, 5]);
    expect(stars([review("low", 2), review("lower", 1), review("high", 5)])).toEqual([2, 1, 5]);
    expect(stars(praise)).toEqual([5, 5, 5, 5, 5]);
  });

  test("counts the reviews of each star, even if filtered", () => {
    expect(list("stars=4")).toMatchObject({ counts: [1, 1, 0, 1, 1], found: 1, read: 4 });
    expect(titles("stars=4")).toEqual(["short"]);
  });

  test("shows five reviews, then pages of twenty, up to the last page", () => {
    const many = Array.from({ length: 45 }, (_, index) => review(`${index}`, 5));
    const sizes = ["", "reviews=1", "reviews=3", "reviews=99"].map((query) => list(query, many).shown.length);
    expect(sizes).toEqual([5, 20, 5, 5]);
    expect(list("reviews=99", many)).toMatchObject({ page: 3, pages: 3 });
  });

  test.each(["stars=0", "stars=6", "stars=x", "reviews=0", "reviews=-1", "review-sort=toString", "review-sort=%00"])(
    "ignores the invalid query %s",
    (query) => {
      expect(list(query)).toEqual(list(""));
    },
  );
});
