import { describe, expect, test } from "vitest";
import { toReviewPage, toReviewRules, toStarCounts } from "./to-review.server";

const review = {
  nickname: "Asha",
  summary: "Clicky",
  text: "Very clicky.",
  created_at: "2026-11-21 08:33:52",
  average_rating: 80,
  ratings_breakdown: [{ name: "Rating", value: "4" }, null],
};

describe("a page of reviews", () => {
  test("tells each in stars and with its time in UTC", () => {
    const page = toReviewPage({ items: [review, null], page_info: { current_page: 2, total_pages: 3 } });
    expect(page).toEqual({
      reviews: [
        { title: "Clicky", text: "Very clicky.", author: "Asha", date: "2026-11-21T08:33:52Z", rating: 4, marks: [] },
      ],
      page: 2,
      pages: 3,
    });
  });

  test("tells what stars were given for, where it was more than one thing", () => {
    const ratings_breakdown = [
      { name: "Price", value: "3" },
      { name: "Rating", value: "5" },
    ];
    const page = toReviewPage({
      items: [{ ...review, ratings_breakdown }],
      page_info: { current_page: 1, total_pages: 0 },
    });
    expect(page.reviews[0]?.marks).toEqual([
      { name: "Price", stars: 3 },
      { name: "Rating", stars: 5 },
    ]);
    expect(page.pages).toBe(1);
  });
});

test("stars are counted from five down to one", () => {
  expect(toStarCounts([100, 95, 80, 20, 0, 55].map((average_rating) => ({ average_rating })))).toEqual([2, 1, 1, 0, 2]);
});

describe("what a review is asked", () => {
  const metadata = {
    items: [
      { id: "NA==", name: "Rating", values: [{ value_id: "b", value: "2" }, null, { value_id: "a", value: "1" }] },
      { id: "MQ==", name: "Empty", values: [] },
      null,
    ],
  };
  const rules = (product_reviews_enabled: string | null, allow_guests_to_write_product_reviews: string | null) =>
    toReviewRules({
      storeConfig: { product_reviews_enabled, allow_guests_to_write_product_reviews },
      productReviewRatingsMetadata: metadata,
    });

  test("is in the order of stars, without questions that have no answers", () => {
    const answers = [
      { id: "a", stars: 1 },
      { id: "b", stars: 2 },
    ];
    expect(rules("1", "1")).toEqual({ questions: [{ id: "NA==", name: "Rating", answers }], guestsMayWrite: true });
  });

  test("is nothing where reviews are off, and not for guests where they may not", () => {
    expect(rules("0", "1")).toBeNull();
    expect(rules("1", "0")?.guestsMayWrite).toBe(false);
  });
});
