import { beforeAll, beforeEach, describe, expect, test } from "vitest";
import { openCustomerShop, type CustomerShop } from "../test-support/customer-steps.ts";

let shop: CustomerShop;
beforeAll(async () => {
  shop = await openCustomerShop();
  return () => shop.close();
});
beforeEach(() => {
  shop.reset();
  shop.settings.approveReviewsAtOnce = false;
});

const write = `mutation ($i: CreateProductReviewInput!) { createProductReview(input: $i) { review {
  nickname summary text average_rating created_at product { sku } ratings_breakdown { name value } } } }`;
const fourStars = [
  { id: "Mw==", value_id: "MTQ=" },
  { id: "Mg==", value_id: "OQ==" },
  { id: "MQ==", value_id: "NA==" },
  { id: "NA==", value_id: "MTk=" },
];
const review = { sku: "HP-STUDIO", nickname: "Asha", summary: "Good", text: "Good sound.", ratings: fourStars };

async function product(sku: string, page = "") {
  const document = `{ products(filter: { sku: { eq: "${sku}" } }) { items { rating_summary review_count
    reviews${page} { items { nickname summary text average_rating created_at product { sku } ratings_breakdown { name value } } page_info { current_page page_size total_pages } } } } }`;
  return (await shop.as(null, document)).products.items[0];
}

describe("createProductReview", () => {
  test("rejects a guest where only customers may write, without data: the field is not nullable", async () => {
    shop.settings.storeConfig = { allow_guests_to_write_product_reviews: "0" };
    const { body } = await shop.ask(write, { i: review });
    shop.settings.storeConfig = {};
    expect(body.errors[0]).toMatchObject({
      message: "Guest customers aren't allowed to add product reviews.",
      extensions: { category: "graphql-authorization" },
    });
    expect(body).not.toHaveProperty("data");
  });

  test("shows a review at once without approval, before older ones", async () => {
    shop.settings.approveReviewsAtOnce = true;
    await shop.as(null, write, { i: { ...review, sku: "PH-NOVA" } });
    const { review_count: count, rating_summary: summary, reviews } = await product("PH-NOVA", "(pageSize: 5)");
    expect([count, summary]).toEqual([13, 89]);
    expect(reviews.items).toHaveLength(5);
    expect(reviews.items[0]).toMatchObject({ nickname: "Asha", product: { sku: "PH-NOVA" } });
    expect(reviews.page_info).toEqual({ current_page: 1, page_size: 5, total_pages: 3 });
    expect((await product("PH-NOVA", "(pageSize: 5, currentPage: 3)")).reviews.items).toHaveLength(3);
    expect((await product("PH-NOVA", "(pageSize: 5, currentPage: 4)")).reviews.items).toEqual([]);
  });
});

test("past reviews match the product's rating and count", async () => {
  const { rating_summary: summary, review_count: count, reviews } = await product("HP-WIRE", "(pageSize: 1000)");
  expect([summary, count, reviews.items.length]).toEqual([80, 900, 900]);
  const mean =
    reviews.items.reduce((sum: number, one: { average_rating: number }) => sum + one.average_rating, 0) / 900;
  expect(Math.round(mean)).toBe(80);
});
