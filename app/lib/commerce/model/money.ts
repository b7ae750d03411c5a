/** An amount in the smallest unit of its currency (paise, cents). Never a float, never formatted. */
export interface Money {
  readonly minor: number;
  /** ISO 4217. */
  readonly currency: string;
}

/** From the backend's float amounts, which have at most two decimals in every currency the shop sells in. */
export function toMinor(value: number): number {
  return Math.round(value * 100);
}

export function money(minor: number, currency: string): Money {
  return { minor, currency };
}
