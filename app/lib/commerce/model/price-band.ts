/** A price range with few enough products to page through: search engines behind shops return at most 10,000 hits. */
export interface PriceBand {
  /** In the base currency, as the backend's price filter takes it. */
  readonly from: number;
  /** Null: no upper end. */
  readonly to: number | null;
}

export interface ProductAddress {
  readonly path: string;
  /** Date of the last change, like 2026-11-21. */
  readonly changed: string | null;
}
