import { describe, expect, test } from "vitest";
import { requestsFor, connectTo } from "../../../../tests/contract/connect.ts";
import { data, json, useScriptedBackend } from "../../../../tests/contract/scripted-backend.ts";
import { asId, type Sku } from "~/lib/commerce/model/ids";

import { toReviewRules, toReviews, toRatings } from "./reviews.server";

const server = useScriptedBackend();

const review = {
  ...{ nickname: "Asha", summary: "Clicky", text: "Very clicky.", created_at: "2026-11-21 08:33:52" },
  ...{ average_rating: 80, ratings_breakdown: [{ name: "Rating", value: "3" }] },
};

test.each([
  { what: "all of a product's reviews", total_pages: 1, average: 3 },
  { what: "the latest hundred", total_pages: 4, average: null },
])("one request reads $what", async ({ total_pages, average }) => {
  const reviews = { items: [review], page_info: { total_pages } };
  server.on("ProductExtras", data({ products: { items: [{ reviews }] } }));
  const latest = await connectTo(server).reviews.latest(asId<Sku>("A"));
  expect([latest.reviews.length, latest.average]).toEqual([1, average]);
  expect(requestsFor(server, "ProductExtras").map(({ variables }) => variables)).toEqual([
    { filter: { sku: { eq: "A" } } },
  ]);
});

test("a refused review is a failure with the backend's words", async () => {
  const message = "Guest customers aren't allowed to add product reviews.";
  server.on("CreateReview", json(403, { errors: [{ message, path: ["createProductReview"] }] }));
  const review = { author: "Asha", title: "Good", text: "Good sound.", ratings: {} };
  expect(await connectTo(server).reviews.write(asId<Sku>("A"), review)).toMatchObject({
    ok: false,
    problems: [{ code: "review", message }],
  });
});

const clicky = {
  nickname: "Asha",
  summary: "Clicky",
  text: "Very clicky.",
  created_at: "2026-11-21 08:33:52",
  average_rating: 80,
  ratings_breakdown: [{ name: "Rating", value: "4" }],
};

describe("toReviews", () => {
  test("maps the rating to stars and the date to UTC", () => {
    expect(toReviews([clicky])).toEqual({
      reviews: [
        { title: "Clicky", text: "Very clicky.", author: "Asha", date: "2026-11-21T08:33:52Z", rating: 4, marks: [] },
      ],
      average: 4,
    });
  });

  test("lists the ratings of a review when they differ", () => {
    const marksOf = (...stars: number[]) =>
      toReviews([{ ...clicky, ratings_breakdown: stars.map((value) => ({ name: "Price", value: String(value) })) }])
        .reviews[0]?.marks;
    expect(marksOf(3, 5)).toEqual([
      { name: "Price", stars: 3 },
      { name: "Price", stars: 5 },
    ]);
    expect(marksOf(4, 4)).toEqual([]);
  });
});

describe("toReviewRules", () => {
  const metadata = {
    items: [
      {
        id: "NA==",
        name: "Rating",
        values: [
          { value_id: "b", value: "2" },
          { value_id: "a", value: "1" },
        ],
      },
      { id: "MQ==", name: "Empty", values: [] },
    ],
  };
  const rules = (product_reviews_enabled: string | null, allow_guests_to_write_product_reviews: string | null) =>
    toReviewRules({
      storeConfig: { product_reviews_enabled, allow_guests_to_write_product_reviews },
      productReviewRatingsMetadata: metadata,
    });

  test("sorts answers by stars and drops questions without answers", () => {
    const answers = [
      { id: "a", stars: 1 },
      { id: "b", stars: 2 },
    ];
    expect(rules("1", "1")).toEqual({ questions: [{ id: "NA==", name: "Rating", answers }], guestsMayWrite: true });
  });

  test("is null when reviews are disabled, and says whether guests may write", () => {
    expect(rules("0", "1")).toBeNull();
    expect(rules("1", "0")?.guestsMayWrite).toBe(false);
  });
});

const rated = (average_rating: number, ...marks: [name: string, value: string][]) => ({
  average_rating,
  ratings_breakdown: marks.map(([name, value]) => ({ name, value })),
});

test.each([
  ["uses the value of Rating", [rated(60, ["Value", "2"], ["Rating", "4"]), rated(20, ["Rating", "1"])], [4, 1], 2.5],
  ["is 0 for a review without Rating", [rated(80, ["Rating", "4"]), rated(100, ["Value", "5"])], [4, 0], 2],
  ["is 0 when Rating is not a number", [rated(80, ["Rating", "good"])], [0], 0],
  ["uses the backend's average when no review has Rating", [rated(90, ["Value", "5"]), rated(0)], [4.5, 0], null],
  ["is empty without reviews", [], [], null],
])("toRatings %s", (_, reviews, ...expected) => {
  const { ratings, average } = toRatings(reviews);
  expect([ratings, average]).toEqual(expected);
});
