import { money, type Money } from "./money";
import type { Price } from "./product";

/** 100 minus the rounded ratio of final to regular price (product P46). 0 without a discount. */
export function discountPercent(price: Price): number {
  const { regular, final } = price;
  if (regular.minor <= 0 || final.minor >= regular.minor) return 0;
  return 100 - Math.round((final.minor / regular.minor) * 100);
}

/** Whether to show a unit price next to a total: after currency conversion, rounding may make them differ. */
export function multipliesTo(total: Money, { unit, quantity }: { unit: Money; quantity: number }): boolean {
  return Math.round(unit.minor * quantity) === total.minor;
}

/** The final price divided by 10, rounded to whole units of the currency (product P47). */
export function credit(final: Money): Money {
  return money(Math.round(final.minor / 1000) * 100, final.currency);
}
