import { money, type Money } from "~/lib/commerce/model/money";
import type { Instalments } from "./read-instalments.server";

export interface InstalmentPlan {
  readonly months: number;
  readonly monthly: Money;
  readonly total: Money;
}

/** The monthly instalments of a loan over the price, in whole units of the currency, rounded up. */
export function plansFor(
  { minor, currency }: Money,
  { yearlyRate, months }: NonNullable<Instalments["terms"]>,
): readonly InstalmentPlan[] {
  const rate = yearlyRate / 1200;
  return months.map((count) => {
    const share = rate === 0 ? 1 / count : rate / (1 - (1 + rate) ** -count);
    const monthly = Math.ceil((minor * share) / 100) * 100;
    return { months: count, monthly: money(monthly, currency), total: money(monthly * count, currency) };
  });
}
