import type { CurrencyView } from "../rules/money.ts";
import type { Store } from "../store/database.ts";

/** One store view as the `Store` header names it. */
export interface StoreView {
  id: number;
  code: string;
  name: string;
  locale: string;
  timezone: string;
  defaultCurrency: string;
  isDefault: boolean;
}

/** What a shop's administrator would set. Money is paise. */
export interface BackendSettings {
  storeName: string;
  storeViews: StoreView[];
  baseCurrency: string;
  currencies: CurrencyView[];
  /** Weeks start and special prices end by this clock; texts only, times are kept in UTC. */
  timezone: string;
  country: string;
  /** only_x_left_in_stock shows at or below it. */
  onlyXLeftThreshold: number;
  showOutOfStock: boolean;
  passwordLength: number;
  passwordClasses: number;
  /** Origin of this server, without a slash at the end. */
  baseUrl: string;
  /** Repeats known faults of Magento 2.4.6 that a client has to survive. */
  quirks: boolean;
}

export interface BackendContext {
  store: Store;
  now(): Date;
  currency: CurrencyView;
  storeView: StoreView;
  /** The bearer token as sent, checked by nobody yet. */
  token: string | null;
  settings: BackendSettings;
  /** Absolute address of a product picture; null becomes the placeholder. */
  mediaUrl(file: string | null): string;
}
