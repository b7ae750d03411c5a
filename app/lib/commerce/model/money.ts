/** An amount in the smallest unit of its currency (paise, cents). Never a float, never formatted. */
export interface Money {
  readonly minor: number;
  /** ISO 4217. */
  readonly currency: string;
}

/** Reads the float amounts of the backend; they carry at most two decimals in every currency the shop sells in. */
export function toMinor(value: number): number {
  return Math.round(value * 100);
}

export function money(minor: number, currency: string): Money {
  return { minor, currency };
}

export function addMoney(a: Money, b: Money): Money {
  if (a.currency !== b.currency) throw new RangeError(`adding money: ${a.currency} and ${b.currency} do not mix`);
  return money(a.minor + b.minor, a.currency);
}

export function isZero(amount: Money): boolean {
  return amount.minor === 0;
}
