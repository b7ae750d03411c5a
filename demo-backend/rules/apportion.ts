/**
 * Largest remainder method: shares add up to `amount`. BigInt, because paise times paise exceeds
 * exact floats.
 */
export function apportion(amount: number, weights: readonly number[]): number[] {
  const total = weights.reduce((sum, weight) => sum + weight, 0);
  if (total === 0) return weights.map(() => 0);
  const exact = weights.map((weight) => BigInt(amount) * BigInt(weight));
  const divisor = BigInt(total);
  const shares = exact.map((value) => Number(value / divisor));
  const remainder = amount - shares.reduce((sum, share) => sum + share, 0);
  const byRemainder = exact
    .map((value, index) => ({ index, remainder: value % divisor }))
    .sort((a, b) => (a.remainder === b.remainder ? a.index - b.index : a.remainder > b.remainder ? -1 : 1));
  const roundedUp = new Set(byRemainder.slice(0, remainder).map(({ index }) => index));
  return shares.map((share, index) => (roundedUp.has(index) ? share + 1 : share));
}
