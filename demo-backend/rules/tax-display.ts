import { taxIncludedIn, taxOn } from "./money.ts";

/**
 * "included": entered and shown with tax; "excluded": without; "added": entered without, shown with; "both": likewise,
 * because GraphQL has one price field.
 */
export const taxDisplays = ["included", "excluded", "added", "both"] as const;
export type TaxDisplay = (typeof taxDisplays)[number];

/** Paise. */
export interface TaxedAmount {
  without: number;
  with: number;
}

export function taxed(entered: number, rateBasisPoints: number, display: TaxDisplay): TaxedAmount {
  return display === "included"
    ? { without: entered - taxIncludedIn(entered, rateBasisPoints), with: entered }
    : { without: entered, with: entered + taxOn(entered, rateBasisPoints) };
}

/** Magento's float error when it adds tax; clients have to round. */
const roundingError = 0.000_001;

/** In the displayed currency. */
export function displayPrice(amount: number, rateBasisPoints: number, display: TaxDisplay): number {
  if (display === "included" || display === "excluded" || amount === 0 || rateBasisPoints === 0) return amount;
  return Math.round(amount * (10_000 + rateBasisPoints)) / 10_000 + roundingError;
}

/** Null where prices are shown without tax. */
export function taxIncludedInPrice(shown: number, rateBasisPoints: number, display: TaxDisplay): number | null {
  if (display === "excluded") return null;
  if (shown === 0 || rateBasisPoints === 0) return 0;
  const withoutError = display === "included" ? shown : shown - roundingError;
  const tax = (withoutError * rateBasisPoints) / (10_000 + rateBasisPoints) + roundingError;
  // PHP prints fourteen digits.
  return Number(tax.toPrecision(14));
}
