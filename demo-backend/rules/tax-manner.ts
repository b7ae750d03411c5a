import { taxIncludedIn, taxOn } from "./money.ts";

/**
 * How a merchant enters prices and shows them in the catalogue: "included" enters and shows them with tax, "excluded" without;
 * "added" enters them without and shows them with tax, "both" likewise, since GraphQL has no room for two.
 */
export const taxManners = ["included", "excluded", "added", "both"] as const;
export type TaxManner = (typeof taxManners)[number];

/** An entered amount, in paise, without its tax and with it. */
export interface TaxedAmount {
  without: number;
  with: number;
}

export function taxed(entered: number, rateBasisPoints: number, manner: TaxManner): TaxedAmount {
  return manner === "included"
    ? { without: entered - taxIncludedIn(entered, rateBasisPoints), with: entered }
    : { without: entered, with: entered + taxOn(entered, rateBasisPoints) };
}

/** What Magento's calculators leave behind where they add tax to a price; clients have to round. */
const dust = 0.000_001;

/** A catalogue price as it is shown, from the amount in the currency shown. */
export function shownPrice(amount: number, rateBasisPoints: number, manner: TaxManner): number {
  if (manner === "included" || manner === "excluded" || amount === 0 || rateBasisPoints === 0) return amount;
  return Math.round(amount * (10_000 + rateBasisPoints)) / 10_000 + dust;
}

/** The tax within a shown catalogue price, or null where prices are shown without. */
export function taxWithinPrice(shown: number, rateBasisPoints: number, manner: TaxManner): number | null {
  if (manner === "excluded") return null;
  if (shown === 0 || rateBasisPoints === 0) return 0;
  const clean = manner === "included" ? shown : shown - dust;
  const tax = (clean * rateBasisPoints) / (10_000 + rateBasisPoints) + dust;
  // PHP writes fourteen digits.
  return Number(tax.toPrecision(14));
}
