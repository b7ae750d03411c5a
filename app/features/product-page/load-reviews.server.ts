import type { Product } from "~/lib/commerce/model/product";
import type { ReviewPage, ReviewRules, StarCounts } from "~/lib/commerce/model/review";
import { inTime } from "~/lib/server/in-time.server";
import type { Constraints } from "~/lib/forms/submission";
import type { Reader } from "~/lib/server/shop.server";
import { REVIEW_CONSTRAINTS } from "./write-review.server";

export interface Reviews {
  /** Null without reviews, and when they were too late. */
  readonly list: ReviewPage | null;
  readonly stars: StarCounts | null;
  readonly rules: ReviewRules;
  readonly constraints: Constraints;
}

/** What the bars of stars may take longer than the reviews themselves. */
const STARS_MS = 1_000;

/** Null where the shop takes no reviews. */
export async function loadReviews(reader: Reader, product: Product, asked: string | null): Promise<Reviews | null> {
  const page = /^[1-9]\d{0,3}$/.test(asked ?? "") ? Number(asked) : 1;
  const { reviews } = reader.commerce;
  const { sku, reviewCount } = product;
  const none = reviewCount === 0;
  const [rules, list, stars] = await Promise.all([
    reviews.rules(),
    none ? null : reviews.page(sku, page),
    none ? null : inTime(reviews.stars(sku), { reader, name: "stars", budgetMs: STARS_MS }),
  ]);
  return rules && { rules, list, stars, constraints: REVIEW_CONSTRAINTS };
}
