export interface PriceBucket {
  from: number;
  to: number;
  count: number;
}

/**
 * Magento's: the largest power of ten (at least 10) with two or more buckets. In rupees, not paise.
 */
export function priceBuckets(prices: readonly number[]): PriceBucket[] {
  if (prices.length === 0) return [];
  const highest = prices.reduce((maximum, price) => Math.max(maximum, price), 0);
  let width = 10 ** (String(Math.floor(highest)).length - 1);
  let buckets = bucketsOf(prices, Math.max(width, 10));
  while (width > 10 && buckets.length < 2) {
    width /= 10;
    buckets = bucketsOf(prices, width);
  }
  return buckets;
}

function bucketsOf(prices: readonly number[], width: number): PriceBucket[] {
  const counts = new Map<number, number>();
  for (const price of prices) {
    const step = Math.floor(price / width);
    counts.set(step, (counts.get(step) ?? 0) + 1);
  }
  return [...counts]
    .sort(([a], [b]) => a - b)
    .map(([step, count]) => ({ from: step * width, to: (step + 1) * width, count }));
}
