/** Amounts are integer paise of the base currency (INR). Only this file converts them for GraphQL. */
export interface CurrencyView {
  code: string;
  /** Units of `code` per rupee. */
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

/** For amounts that Magento does not convert. */
export function toBaseAmount(paise: number): number {
  return Math.round(paise) / 100;
}

/** The tax in a gross amount, rounded half up, so that net + tax equals the amount. */
export function taxIncludedIn(paise: number, rateBasisPoints: number): number {
  return Math.round((paise * rateBasisPoints) / (10_000 + rateBasisPoints));
}

/** The tax on a net amount, rounded half up. */
export function taxOn(paise: number, rateBasisPoints: number): number {
  return Math.round((paise * rateBasisPoints) / 10_000);
}

/** Converts (fractional) rupees. */
export function toPaise(rupees: number): number {
  return Math.round(rupees * 100);
}
