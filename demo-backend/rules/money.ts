/** Amounts are integer paise of the base currency (INR). Only this file turns them into what GraphQL shows. */
export interface CurrencyView {
  /** ISO 4217 code shown to the client. */
  code: string;
  /** Units of `code` for one rupee. */
  rate: number;
}

export interface MoneyValue {
  value: number;
  currency: string;
}

/** Converts paise to the float with two decimals that Magento sends. */
export function toMoney(paise: number, currency: CurrencyView): MoneyValue {
  return { value: toAmount(paise, currency), currency: currency.code };
}

export function toAmount(paise: number, currency: CurrencyView): number {
  return Math.round(paise * currency.rate) / 100;
}

/** What Magento does not convert: rupees, whatever currency is shown. */
export function toBaseAmount(paise: number): number {
  return Math.round(paise) / 100;
}

/** The tax contained in a tax-inclusive amount, half up, so that net + tax is always the amount. */
export function taxIncludedIn(paise: number, rateBasisPoints: number): number {
  return Math.round((paise * rateBasisPoints) / (10_000 + rateBasisPoints));
}

/** The tax on an amount that is without, half up. */
export function taxOn(paise: number, rateBasisPoints: number): number {
  return Math.round((paise * rateBasisPoints) / 10_000);
}

/** Whole or broken rupees, as seeds and imports write them, in paise. */
export function toPaise(rupees: number): number {
  return Math.round(rupees * 100);
}
