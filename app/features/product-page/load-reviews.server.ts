import type { Product } from "~/lib/commerce/model/product";
import type { ReviewPage, ReviewRules, StarCounts } from "~/lib/commerce/model/review";
import { deferredInTime } from "~/lib/server/deferred.server";
import type { Constraints } from "~/lib/forms/submission";
import type { Shop } from "~/lib/server/shop.server";
import { REVIEW_CONSTRAINTS } from "./write-review.server";

export interface Reviews {
  /** Null without reviews, and when they were too late. */
  readonly list: ReviewPage | null;
  readonly stars: StarCounts | null;
  readonly rules: ReviewRules;
  readonly constraints: Constraints;
}

/** Null where the shop takes no reviews. A requested page of reviews is awaited; otherwise they may be late. */
export async function loadReviews(shop: Shop, product: Product, asked: string | null): Promise<Reviews | null> {
  const page = /^[1-9]\d{0,3}$/.test(asked ?? "") ? Number(asked) : null;
  const { reviews } = shop.commerce;
  const { sku, reviewCount } = product;
  const none = reviewCount === 0;
  const [rules, list, stars] = await Promise.all([
    deferredInTime(reviews.rules(), { shop, name: "review rules" }),
    none ? null : page ? reviews.page(sku, page) : deferredInTime(reviews.page(sku, 1), { shop, name: "reviews" }),
    none ? null : deferredInTime(reviews.stars(sku), { shop, name: "stars" }),
  ]);
  return rules && { rules, list, stars, constraints: REVIEW_CONSTRAINTS };
}
