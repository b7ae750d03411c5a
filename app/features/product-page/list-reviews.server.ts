import type { Review } from "~/lib/commerce/model/review";
import { REVIEW_SORTS, type ReviewSort } from "./review-sorts";

/** What of the reviews is asked for in the page's query. */
export interface ReviewQuery {
  readonly sort: ReviewSort;
  /** Null: of any number of stars. */
  readonly stars: number | null;
  /** Null: the first few. */
  readonly page: number | null;
}

export interface ReviewList extends ReviewQuery {
  readonly shown: readonly Review[];
  readonly pages: number;
  /** How many fit the filter. */
  readonly found: number;
  /** How many were read; the backend may have more. */
  readonly read: number;
  /** How many have five stars, four, … one. */
  readonly counts: readonly number[];
}

const FIRST = 5;
const PER_PAGE = 20;

export function readReviewQuery(search: URLSearchParams): ReviewQuery {
  const sort = search.get("review-sort") ?? "";
  const page = search.get("reviews") ?? "";
  return {
    sort: isSort(sort) ? sort : "detailed",
    stars: /^[1-5]$/.test(search.get("stars") ?? "") ? Number(search.get("stars")) : null,
    page: /^[1-9]\d{0,3}$/.test(page) ? Number(page) : null,
  };
}

/** `reviews` come newest first. The backend neither filters nor sorts them. */
export function listReviews(reviews: readonly Review[], { sort, stars, page }: ReviewQuery): ReviewList {
  const found = reviews.filter((review) => stars === null || starsOf(review) === stars).sort(ORDERS[sort]);
  const pages = Math.max(Math.ceil(found.length / PER_PAGE), 1);
  const at = page && Math.min(page, pages);
  return {
    ...{ sort, stars, pages },
    page: at,
    shown: at ? found.slice((at - 1) * PER_PAGE, at * PER_PAGE) : found.slice(0, FIRST),
    found: found.length,
    read: reviews.length,
    counts: [5, 4, 3, 2, 1].map((wanted) => reviews.filter((review) => starsOf(review) === wanted).length),
  };
}

/** Sorting keeps the order of equals, which is newest first. */
const ORDERS: Record<ReviewSort, (a: Review, b: Review) => number> = {
  detailed: (a, b) => b.text.length - a.text.length,
  newest: () => 0,
  highest: (a, b) => b.rating - a.rating,
  lowest: (a, b) => a.rating - b.rating,
};

function starsOf({ rating }: Review): number {
  return Math.min(Math.max(Math.round(rating), 1), 5);
}

function isSort(name: string): name is ReviewSort {
  return Object.hasOwn(REVIEW_SORTS, name);
}
