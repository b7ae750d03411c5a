import type { Sku } from "./ids";
import type { Result } from "./problem";

export interface Review {
  readonly title: string;
  readonly text: string;
  readonly author: string;
  /** ISO 8601. */
  readonly date: string;
  /** 0–5 with one decimal. */
  readonly rating: number;
  /** Stars per rating question; empty where all are the same. */
  readonly marks: readonly { readonly name: string; readonly stars: number }[];
}

export interface Reviewed {
  readonly reviews: readonly Review[];
  /** Of the ratings of these reviews, 0–5; null where the backend's own average of the product counts. */
  readonly average: number | null;
}

/** A rating question of the review form. */
export interface RatingQuestion {
  readonly id: string;
  readonly name: string;
  readonly answers: readonly { readonly id: string; readonly stars: number }[];
}

/** Null where the shop takes no reviews. */
export interface ReviewRules {
  readonly questions: readonly RatingQuestion[];
  readonly guestsMayWrite: boolean;
}

interface NewReview {
  readonly author: string;
  readonly title: string;
  readonly text: string;
  /** Question id → answer id. */
  readonly ratings: Readonly<Record<string, string>>;
}

/** In catalog/reviews.server.ts. */
export interface ReviewArea {
  /** The latest five hundred, newest first. */
  latest(sku: Sku): Promise<Reviewed>;
  /** Null where the shop takes no reviews. */
  rules(): Promise<ReviewRules | null>;
  /** Published once the shop has approved it. */
  write(sku: Sku, review: NewReview): Promise<Result<object>>;
}
