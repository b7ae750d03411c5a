import type { Product } from "~/lib/commerce/model/product";
import type { RatingQuestion } from "~/lib/commerce/model/review";
import { customerToken } from "~/lib/server/customer-token.server";
import type { Constraints } from "~/lib/forms/submission";
import type { Reader } from "~/lib/server/shop.server";
import { listReviews, type ReviewList, readReviewQuery } from "./list-reviews.server";
import { REVIEW_FORM } from "./review-fields";
import { REVIEW_CONSTRAINTS } from "./write-review.server";

export interface Reviews {
  /** Null without reviews. */
  readonly list: ReviewList | null;
  /** Stars of the product out of five; null without reviews. */
  readonly average: number | null;
  readonly guestsMayWrite: boolean;
  /** Null until it is asked for, and for guests where only customers may write. */
  readonly form: { readonly questions: readonly RatingQuestion[]; readonly constraints: Constraints } | null;
}

/** Null where the shop takes no reviews. */
export async function loadReviews(reader: Reader, product: Product, search: URLSearchParams): Promise<Reviews | null> {
  const { reviews } = reader.commerce;
  const [rules, latest] = await Promise.all([
    reviews.rules(),
    product.reviewCount === 0 ? null : reviews.latest(product.sku),
  ]);
  // The backend counts and lists them apart: there may be a number and no review.
  const list = latest?.reviews.length ? listReviews(latest.reviews, readReviewQuery(search)) : null;
  if (!rules) return null;
  const { questions, guestsMayWrite } = rules;
  const isAsked =
    search.get(REVIEW_FORM.name) === REVIEW_FORM.value && (guestsMayWrite || customerToken(reader.cookies) !== null);
  const average = latest?.average ?? product.rating;
  return { list, average, guestsMayWrite, form: isAsked ? { questions, constraints: REVIEW_CONSTRAINTS } : null };
}
