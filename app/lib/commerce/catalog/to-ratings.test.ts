import { expect, test } from "vitest";
import { toRatings } from "./to-review.server";

const review = (average_rating: number, ...marks: [name: string, value: string][]) => ({
  average_rating,
  ratings_breakdown: [null, ...marks.map(([name, value]) => ({ name, value }))],
});

test.each([
  ["the answer to Rating", [review(60, ["Value", "2"], ["Rating", "4"]), review(20, ["Rating", "1"])], [4, 1], 2.5],
  ["nothing without an answer to it", [review(80, ["Rating", "4"]), review(100, ["Value", "5"])], [4, 0], 2],
  ["nothing where the answer is no number", [review(80, ["Rating", "good"])], [0], 0],
  ["the backend's average where no question has that name", [review(90, ["Value", "5"]), review(0)], [4.5, 0], null],
  ["none where there are no reviews", [], [], null],
])("a rating is %s", (_, reviews, ...expected) => {
  const { ratings, average } = toRatings(reviews);
  expect([ratings, average]).toEqual(expected);
});
