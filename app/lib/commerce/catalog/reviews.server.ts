import type { Sku } from "~/lib/commerce/model/ids";
import { fail, type Result } from "~/lib/commerce/model/problem";
import type { NewReview, RatingQuestion, Review, ReviewRules } from "~/lib/commerce/model/review";
import type { Sources } from "~/lib/commerce/content/content.server";
import { captchaProblem, unexpected } from "~/lib/commerce/transport/classify.server";
import { FRESHNESS, STORE_SETTINGS } from "~/lib/commerce/transport/read-cache.server";
import * as gql from "~/lib/commerce/wire/generated/graphql";
import type { ProductReader } from "./read-product.server";

export function createReviews({ backend, site }: Pick<Sources, "backend" | "site">, products: ProductReader) {
  return {
    /** The latest 100, newest first. */
    latest(sku: Sku) {
      const tags = ["catalog", `product:${sku}`];
      return backend.cached({ name: "reviews", key: sku, tags, freshness: FRESHNESS.catalog }, async () => {
        const answer = await products.extras(sku);
        const reviews = answer.data.products?.items?.[0]?.reviews;
        if (!reviews) throw unexpected(answer);
        backend.logPartialErrors(answer);
        const read = toReviews(reviews.items);
        return (reviews.page_info.total_pages ?? 1) > 1 ? { ...read, average: null } : read;
      });
    },

    rules() {
      return backend.cached({ name: "review-rules", ...STORE_SETTINGS }, async () => {
        const answer = await site.frame.reviewRules();
        if (!answer.data.productReviewRatingsMetadata) throw unexpected(answer);
        backend.logPartialErrors(answer);
        return toReviewRules(answer.data);
      });
    },

    async write(sku: Sku, { author, title, text, ratings }: NewReview): Promise<Result<object>> {
      const answer = await backend.write(gql.CreateReviewDocument, {
        review: {
          sku,
          nickname: author,
          summary: title,
          text,
          ratings: Object.entries(ratings).map(([id, value_id]) => ({ id, value_id })),
        },
      });
      if (answer.data.createProductReview) return { ok: true };
      const [error] = answer.errors;
      if (!error) throw unexpected(answer);
      return fail(captchaProblem(answer.errors) ?? { code: "review", message: error.message });
    },
  };
}

export function toReviews(items: readonly gql.ReviewFragment[]) {
  const { ratings, average } = toRatings(items);
  const reviews: readonly Review[] = items.map((review, index) => toReview(review, ratings[index] ?? 0));
  return { reviews, average };
}

function toReview(wire: gql.ReviewFragment, rating: number): Review {
  const { summary, text, nickname, created_at, ratings_breakdown } = wire;
  const marks = ratings_breakdown.map(({ name, value }) => ({ name, stars: Number(value) }));
  return {
    title: summary,
    text,
    author: nickname,
    // Magento sends "2026-11-21 08:33:52", in UTC.
    date: `${created_at.replace(" ", "T")}Z`,
    rating,
    marks: marks.some(({ stars }) => stars !== marks[0]?.stars) ? marks : [],
  };
}

export function toReviewRules({ storeConfig, productReviewRatingsMetadata }: gql.ReviewRulesQuery): ReviewRules | null {
  if (storeConfig?.product_reviews_enabled === "0") return null;
  const questions = productReviewRatingsMetadata.items.flatMap((question): RatingQuestion[] => {
    const answers = question.values
      .map(({ value_id, value }) => ({ id: value_id, stars: Number(value) }))
      .sort((a, b) => a.stars - b.stars);
    return answers.length > 0 ? [{ id: question.id, name: question.name, answers }] : [];
  });
  return { questions, guestsMayWrite: storeConfig?.allow_guests_to_write_product_reviews !== "0" };
}

const RATING = "Rating";

/**
 * Ratings in stars out of five, and their average. Where reviews answer a question called "Rating",
 * that answer is the rating, 0 without one, and `average` is the mean. Otherwise a rating is the
 * backend's average of the review, and `average` is null: the backend has its own for the product.
 */
export function toRatings(reviews: readonly Pick<gql.ReviewFragment, "average_rating" | "ratings_breakdown">[]) {
  const named = reviews.map(({ ratings_breakdown }) => ratings_breakdown.find((entry) => entry.name === RATING));
  if (named.every((entry) => !entry)) {
    return { ratings: reviews.map(({ average_rating }) => Math.round(average_rating / 2) / 10), average: null };
  }
  const ratings = named.map((entry) => Number(entry?.value ?? 0) || 0);
  const sum = ratings.reduce((total, rating) => total + rating, 0);
  return { ratings, average: sum / (ratings.length || 1) };
}
