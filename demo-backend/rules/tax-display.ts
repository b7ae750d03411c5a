import { taxIncludedIn, taxOn } from "./money.ts";

/**
 * How a merchant enters prices and shows them in the catalogue: "included" enters and shows them with tax, "excluded" without;
 * "added" enters them without and shows them with tax, "both" likewise, since GraphQL has one price field.
 */
export const taxDisplays = ["included", "excluded", "added", "both"] as const;
export type TaxDisplay = (typeof taxDisplays)[number];

/** An entered amount, in paise, without its tax and with it. */
export interface TaxedAmount {
  without: number;
  with: number;
}

export function taxed(entered: number, rateBasisPoints: number, display: TaxDisplay): TaxedAmount {
  return display === "included"
    ? { without: entered - taxIncludedIn(entered, rateBasisPoints), with: entered }
    : { without: entered, with: entered + taxOn(entered, rateBasisPoints) };
}

/** Float error of Magento's calculators where they add tax to a price; clients have to round. */
const roundingError = 0.000_001;

/** A catalogue price as it is shown, from the amount in the currency shown. */
export function displayPrice(amount: number, rateBasisPoints: number, display: TaxDisplay): number {
  if (display === "included" || display === "excluded" || amount === 0 || rateBasisPoints === 0) return amount;
  return Math.round(amount * (10_000 + rateBasisPoints)) / 10_000 + roundingError;
}

/** The tax within a shown catalogue price, or null where prices are shown without. */
export function taxIncludedInPrice(shown: number, rateBasisPoints: number, display: TaxDisplay): number | null {
  if (display === "excluded") return null;
  if (shown === 0 || rateBasisPoints === 0) return 0;
  const clean = display === "included" ? shown : shown - roundingError;
  const tax = (clean * rateBasisPoints) / (10_000 + rateBasisPoints) + roundingError;
  // PHP writes fourteen digits.
  return Number(tax.toPrecision(14));
}
