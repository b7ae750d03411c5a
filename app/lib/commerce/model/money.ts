/**
 * An amount in the smallest unit of its currency (paise, cents). Never a float, never formatted.
 */
export interface Money {
  readonly minor: number;
  /** ISO 4217. */
  readonly currency: string;
}

/**
 * From Magento's float amounts, which have at most two decimals in every currency the shop sells
 * in.
 */
export function toMinor(value: number): number {
  return Math.round(value * 100);
}

/** Intl throws for any other text. */
export function isCurrency(code: string | null | undefined): code is string {
  return /^[A-Z]{3}$/.test(code ?? "");
}

/** A fixed tax on a product (Magento's WEEE), per piece. */
export interface Fee {
  readonly label: string;
  readonly amount: Money;
}

export function money(minor: number, currency: string): Money {
  return { minor, currency };
}

interface ShownIn {
  readonly currency: string;
  readonly base?: { readonly currency: string; readonly rate: number } | null;
}

/**
 * Converts an amount to the base currency, rounded to whole units; null if it is in the base
 * currency already.
 */
export function inBaseCurrency({ minor, currency }: Money, store: ShownIn): Money | null {
  const { base } = store;
  if (!base || currency !== store.currency) return null;
  return money(Math.round(minor / base.rate / 100) * 100, base.currency);
}
