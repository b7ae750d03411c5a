/** Amounts are integer paise (INR). Only this file converts them for GraphQL. */
export interface CurrencyView {
  code: string;
  /** Units of `code` per rupee. */
  rate: number;
}

export interface MoneyValue {
  value: number;
  currency: string;
}

/** Magento sends floats with two decimals. */
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

/** Rounded half up; net + tax equals the amount. */
export function taxIncludedIn(paise: number, rateBasisPoints: number): number {
  return Math.round((paise * rateBasisPoints) / (10_000 + rateBasisPoints));
}

/** Rounded half up. */
export function taxOn(paise: number, rateBasisPoints: number): number {
  return Math.round((paise * rateBasisPoints) / 10_000);
}

export function toPaise(rupees: number): number {
  return Math.round(rupees * 100);
}
