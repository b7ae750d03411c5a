/** A part of the catalogue that can be read to its end: search engines behind shops show 10,000 hits of a list and no more. */
export interface PriceBand {
  /** In the shop's currency, as its filter takes it. */
  readonly from: number;
  /** Null: and everything above. */
  readonly to: number | null;
}

export interface ProductAddress {
  readonly path: string;
  /** Day of the last change, like 2026-11-21. */
  readonly changed: string | null;
}
