import type { Product } from "~/lib/commerce/model/product";
import type { ReviewRules } from "~/lib/commerce/model/review";
import type { Constraints } from "~/lib/forms/submission";
import type { Reader } from "~/lib/server/shop.server";
import { listReviews, type ReviewList, readReviewQuery } from "./list-reviews.server";
import { REVIEW_CONSTRAINTS } from "./write-review.server";

export interface Reviews {
  /** Null without reviews. */
  readonly list: ReviewList | null;
  readonly rules: ReviewRules;
  readonly constraints: Constraints;
}

/** Null where the shop takes no reviews. */
export async function loadReviews(reader: Reader, product: Product, search: URLSearchParams): Promise<Reviews | null> {
  const { reviews } = reader.commerce;
  const [rules, latest] = await Promise.all([
    reviews.rules(),
    product.reviewCount === 0 ? null : reviews.latest(product.sku),
  ]);
  const list = latest && listReviews(latest, readReviewQuery(search));
  return rules && { rules, list, constraints: REVIEW_CONSTRAINTS };
}
