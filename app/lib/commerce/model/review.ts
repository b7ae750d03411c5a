export interface Review {
  readonly title: string;
  readonly text: string;
  readonly author: string;
  readonly date: string;
  /** 0–5 with one decimal. */
  readonly rating: number;
  /** Per rating question; empty where all are the same. */
  readonly marks: readonly { readonly name: string; readonly stars: number }[];
}

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

export interface NewReview extends Pick<Review, "author" | "title" | "text"> {
  readonly ratings: Readonly<Record<string, string>>;
}
