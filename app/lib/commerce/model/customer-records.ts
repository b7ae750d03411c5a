/** A customer's own review. */
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

/** A purchased downloadable file. */
export interface Download {
  readonly order: string;
  readonly date: string;
  /** Null while the download is not available. */
  readonly url: string | null;
  /** The backend's label, e.g. "available", "pending", "expired". */
  readonly status: string;
  /** A number, or "Unlimited". */
  readonly remaining: string;
}

/** A payment method the customer saved. */
export interface SavedCard {
  /** Magento's public hash; of no use without the customer's token. */
  readonly key: string;
  /** "Visa ending in 1111, 12/2029", as far as the provider gives it. */
  readonly name: string;
}
