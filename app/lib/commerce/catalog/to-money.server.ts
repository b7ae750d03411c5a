import { isCurrency, type Money, money, toMinor } from "~/lib/commerce/model/money";

interface WireAmount {
  readonly value: number | null;
  readonly currency: string | null;
}

/** Null when the backend omits the amount or its currency, or the currency is none: never guess a price. */
export function toMoney(amount: WireAmount | null | undefined): Money | null {
  if (!amount || amount.value === null || !isCurrency(amount.currency)) return null;
  return money(toMinor(amount.value), amount.currency);
}
