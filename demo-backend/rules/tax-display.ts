import { taxIncludedIn, taxOn } from "./money.ts";

/**
 * "included": entered and shown with tax; "excluded": without; "added": entered without, shown
 * with; "both": likewise, because GraphQL has one price field; "deducted": entered with, shown
 * without, for which GraphQL only changes a word.
 */
export const taxDisplays = ["included", "excluded", "added", "both", "deducted"] as const;
export type TaxDisplay = (typeof taxDisplays)[number];

/** Paise. */
export interface TaxedAmount {
  without: number;
  with: number;
}

export function isEnteredWithTax(display: TaxDisplay): boolean {
  return display === "included" || display === "deducted";
}

export function taxed(entered: number, rateBasisPoints: number, display: TaxDisplay): TaxedAmount {
  return isEnteredWithTax(display)
    ? { without: entered - taxIncludedIn(entered, rateBasisPoints), with: entered }
    : { without: entered, with: entered + taxOn(entered, rateBasisPoints) };
}

/** Magento's float error when it adds tax; clients have to round. */
const roundingError = 0.000_001;

/** In the displayed currency. */
export function displayPrice(amount: number, rateBasisPoints: number, display: TaxDisplay): number {
  if (isEnteredWithTax(display) || display === "excluded" || amount === 0 || rateBasisPoints === 0) return amount;
  return Math.round(amount * (10_000 + rateBasisPoints)) / 10_000 + roundingError;
}

/** Null where GraphQL's prices are without tax. */
export function taxIncludedInPrice(shown: number, rateBasisPoints: number, display: TaxDisplay): number | null {
  if (display === "excluded") return null;
  if (shown === 0 || rateBasisPoints === 0) return 0;
  const withoutError = isEnteredWithTax(display) ? shown : shown - roundingError;
  const tax = (withoutError * rateBasisPoints) / (10_000 + rateBasisPoints) + roundingError;
  // PHP prints fourteen digits.
  return Number(tax.toPrecision(14));
}
