/** Paise, and ISO 8601 dates in UTC. */
export interface Priced {
  price: number;
  specialPrice: number | null;
  specialFrom: string | null;
  specialTo: string | null;
}

export interface TierPrice {
  quantity: number;
  price: number;
}

/** The special price applies within its dates (inclusive) and only if it is lower. */
export function finalPrice(product: Priced, now: Date): number {
  const { price, specialPrice } = product;
  if (specialPrice === null || specialPrice >= price) return price;
  return isWithinDays(product.specialFrom, product.specialTo, now) ? specialPrice : price;
}

/** The best tier reached, never above the final price. */
export function tierPrice(tiers: readonly TierPrice[], quantity: number, final: number): number {
  return tiers.reduce((best, tier) => (quantity >= tier.quantity && tier.price < best ? tier.price : best), final);
}

function isWithinDays(from: string | null, to: string | null, now: Date): boolean {
  const time = now.getTime();
  if (from !== null && time < Date.parse(from)) return false;
  return to === null || time < endOf(to);
}

/** A date without time includes the whole day. */
function endOf(date: string): number {
  const time = Date.parse(date);
  return date.length === 10 ? time + 24 * 60 * 60 * 1000 : time;
}

/** On displayed amounts, to two decimals, as in Magento. */
export function discount(regular: number, final: number): { amountOff: number; percentOff: number } {
  if (regular <= 0 || final >= regular) return { amountOff: 0, percentOff: 0 };
  return { amountOff: toHundredths(regular - final), percentOff: toHundredths(((regular - final) * 100) / regular) };
}

function toHundredths(value: number): number {
  return Math.round(value * 100) / 100;
}
