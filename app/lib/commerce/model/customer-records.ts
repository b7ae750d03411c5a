/** A review as the one who wrote it sees it. */
export interface OwnReview {
  readonly title: string;
  readonly text: string;
  readonly nickname: string;
  readonly date: string;
  /** 1–5, with one decimal. */
  readonly rating: number;
  readonly product: { readonly name: string; readonly path: string };
}

export interface OwnReviewPage {
  readonly reviews: readonly OwnReview[];
  readonly pageCount: number;
}

/** A file of a download that was bought. */
export interface Download {
  readonly order: string;
  readonly date: string;
  /** Null while it may not be fetched. */
  readonly url: string | null;
  /** In the backend's words, e.g. "available", "pending", "expired". */
  readonly status: string;
  /** A number, or "Unlimited". */
  readonly remaining: string;
}

/** A way to pay that the customer had kept. */
export interface SavedCard {
  /** What the backend knows it by; opens nothing by itself. */
  readonly key: string;
  /** "Visa ending in 1111, 12/2029", as far as the provider told. */
  readonly name: string;
}
