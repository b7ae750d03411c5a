import { type Fee, isCurrency, type Money, money, toMinor } from "~/lib/commerce/model/money";
import { type PriceRange, toAmount } from "~/lib/commerce/model/price-range";
import type { Product } from "~/lib/commerce/model/product";
import type * as gql from "~/lib/commerce/wire/generated/graphql";

/** A trillion. Sums and bisections of more lose single paise. */
const MAX_MINOR = 1e14;

/**
 * Null without an amount or a valid currency, and beyond MAX_MINOR: never guess a price.
 */
export function toMoney(amount: gql.AmountFragment | null | undefined): Money | null {
  if (!amount || amount.value === null || !isCurrency(amount.currency)) return null;
  const minor = toMinor(amount.value);
  return Math.abs(minor) <= MAX_MINOR ? money(minor, amount.currency) : null;
}

// `rate`: display currency per unit of the base currency. Magento leaves prices of custom options,
// download links and fixed bundle parts, price facets and price filters in the base currency.

export function toMinorUnits(amount: number, rate: number): number {
  // First to 14 digits, as PHP rounds, so that half a cent is rounded up despite float errors.
  return Math.round(Number((amount * rate * 100).toPrecision(14)));
}

export function convertPriceRange(value: string, rate: number): string {
  if (rate === 1) return value;
  const ends = value.split("_").map((end) => {
    const amount = toAmount(end);
    return amount === null ? end : String(toMinorUnits(amount, rate) / 100);
  });
  return ends.join("_");
}

const INDEX_PRECISION = 1e6;

/**
 * The base prices that are displayed within the range: rounding brings in up to half a cent
 * outside.
 */
export function toBaseRange({ from, to }: PriceRange, rate: number): PriceRange {
  if (rate === 1) return { from, to };
  return {
    from: from === null ? null : Math.max(Math.floor(((from - 0.005) / rate) * INDEX_PRECISION), 0) / INDEX_PRECISION,
    // Half a cent above is displayed as a cent above.
    to: to === null ? null : (Math.ceil(((to + 0.005) / rate) * INDEX_PRECISION) - 1) / INDEX_PRECISION,
  };
}

/**
 * Without Magento's group prices for one piece, and tiers that a special price undercuts. `fees`:
 * in `single`.
 */
export function toTiers(
  tiers: readonly gql.TierPriceFragment[] | null | undefined,
  single: Money,
  fees: readonly Fee[] = [],
): Product["tierPrices"] {
  return (tiers ?? [])
    .flatMap((tier) => {
      const price = withFees(toMoney(tier.final_price), fees);
      return tier.quantity && price && price.minor < single.minor ? [{ quantity: tier.quantity, price }] : [];
    })
    .sort((a, b) => a.quantity - b.quantity);
}

/** Of one piece. */
export function toFees(wires: readonly gql.FeeFragment[] | null | undefined): readonly Fee[] {
  return (wires ?? []).flatMap(({ label, amount: wire }) => {
    const amount = toMoney(wire);
    return amount && amount.minor > 0 ? [{ label: label || "fee", amount }] : [];
  });
}

export function feesTotal(fees: readonly Fee[]): number {
  return fees.reduce((sum, { amount }) => sum + amount.minor, 0);
}

/** For prices that lack the fees: of cart and order lines, and of tiers. */
export function withFees<Price extends Money | null>(price: Price, fees: readonly Fee[], quantity = 1): Price | Money {
  return price && { ...price, minor: price.minor + Math.round(feesTotal(fees) * quantity) };
}
