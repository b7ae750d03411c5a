import { type PriceRange, toAmount } from "~/lib/commerce/model/price-range";

// `rate`, here and in the mappers, is what one unit of the store's base currency is in the currency shown. Magento converts most prices itself;
// prices of custom options, download links and fixed parts of bundles, price facets and price filters are in the base currency whatever is shown.

/** Minor units of the currency shown. */
export function toShown(amount: number, rate: number): number {
  // To 14 digits first, as PHP rounds, so that half a cent goes up even where floats hold a little less.
  return Math.round(Number((amount * rate * 100).toPrecision(14)));
}

/** A price facet's value, `10000_20000` or `*_999`, in the currency shown. */
export function toShownRange(value: string, rate: number): string {
  if (rate === 1) return value;
  const ends = value.split("_").map((end) => {
    const amount = toAmount(end);
    return amount === null ? end : String(toShown(amount, rate) / 100);
  });
  return ends.join("_");
}

/** Decimals of a price in Magento's index. */
const FINEST = 1e6;

/** The base prices that are shown within the bounds: up to half a cent outside, which rounding brings in. */
export function toBaseRange({ from, to }: PriceRange, rate: number): PriceRange {
  if (rate === 1) return { from, to };
  return {
    from: from === null ? null : Math.max(Math.floor(((from - 0.005) / rate) * FINEST), 0) / FINEST,
    // Half a cent above is shown as a cent above.
    to: to === null ? null : (Math.ceil(((to + 0.005) / rate) * FINEST) - 1) / FINEST,
  };
}
