import type { RatingQuestion, Reviewed, Review, ReviewRules } from "~/lib/commerce/model/review";
import type { ReviewRulesQuery, ReviewsQuery } from "~/lib/commerce/wire/generated/graphql";

type WireReviews = NonNullable<NonNullable<ReviewsQuery["products"]>["items"]>[number]["reviews"];
type WireReview = WireReviews["items"][number];

export function toReviews(items: WireReviews["items"]): Reviewed {
  const { ratings, average } = toRatings(items);
  return { reviews: items.map((review, index) => toReview(review, ratings[index] ?? 0)), average };
}

function toReview({ summary, text, nickname, created_at, ratings_breakdown }: WireReview, rating: number): Review {
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

export function toReviewRules({ storeConfig, productReviewRatingsMetadata }: ReviewRulesQuery): ReviewRules | null {
  if (storeConfig?.product_reviews_enabled === "0") return null;
  const questions = productReviewRatingsMetadata.items.flatMap((question): RatingQuestion[] => {
    const answers = question.values
      .map(({ value_id, value }) => ({ id: value_id, stars: Number(value) }))
      .sort((a, b) => a.stars - b.stars);
    return answers.length > 0 ? [{ id: question.id, name: question.name, answers }] : [];
  });
  return { questions, guestsMayWrite: storeConfig?.allow_guests_to_write_product_reviews !== "0" };
}

interface WireRated {
  readonly average_rating: number;
  readonly ratings_breakdown: readonly { readonly name: string; readonly value: string }[];
}

const RATING = "Rating";

/**
 * Ratings in stars out of five, and their average. Where reviews answer a question called "Rating", that answer is the
 * rating, 0 without one, and `average` is the mean. Otherwise a rating is the backend's average of the review, and
 * `average` is null: the backend has its own for the product.
 */
export function toRatings(reviews: readonly WireRated[]): {
  readonly ratings: readonly number[];
  readonly average: number | null;
} {
  const named = reviews.map(({ ratings_breakdown }) => ratings_breakdown.find((entry) => entry.name === RATING));
  if (named.every((entry) => !entry)) {
    return { ratings: reviews.map(({ average_rating }) => Math.round(average_rating / 2) / 10), average: null };
  }
  const ratings = named.map((entry) => Number(entry?.value ?? 0) || 0);
  const sum = ratings.reduce((total, rating) => total + rating, 0);
  return { ratings, average: sum / (ratings.length || 1) };
}
