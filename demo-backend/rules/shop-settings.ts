import type { CurrencyView } from "./money.ts";
import type { RangeAttribute } from "./range-attributes.ts";
import type { TaxDisplay } from "./tax-display.ts";

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
  /** New accounts sign in only after the link in their mail was followed. */
  confirmEmails: boolean;
  /** Reviews show without anybody having read them. */
  approveReviewsAtOnce: boolean;
  /** sendEmailToFriend, for signed-in customers. */
  emailToFriend: boolean;
  /** Without, customers have no list and adding to one is refused. */
  wishlists: boolean;
  /** Whether the merchant imported places: without, pickup locations are near nothing. */
  geodata: boolean;
  /** Milliseconds from the start of placing an order to its end; asked again meanwhile, the shop says so. */
  orderTakes: number;
  /** How prices are entered and shown. */
  tax: TaxDisplay;
  /** Basis points that come off every cart by themselves, without a coupon. */
  cartDiscount: number;
  /** Open to filters and sorting beside what always is; read when the backend starts, because the schema names them. */
  rangeFilters: readonly RangeAttribute[];
  /** Origin of the storefront that links in mails lead to; null leads to this server. */
  storefrontUrl: string | null;
  /** Origin of this server, without a slash at the end. */
  baseUrl: string;
  /** Repeats known faults of Magento 2.4.6 that a client has to survive. */
  quirks: boolean;
  /** 2.4.6 knows nothing of schema/newer.graphql. */
  level: "2.4.6" | "2.4.7";
  /** A shopper names one of them when cancelling; without any, orders cannot be cancelled by shoppers. */
  cancellationReasons: string[];
}

/** The shop as its administrator set it up. */
export function shopSettings({ baseUrl, quirks }: { baseUrl: string; quirks: boolean }): BackendSettings {
  return {
    storeName: "Bijli",
    storeViews: [
      {
        id: 1,
        code: "default",
        name: "India",
        locale: "en_IN",
        timezone: "Asia/Kolkata",
        defaultCurrency: "INR",
        isDefault: true,
      },
      {
        id: 2,
        code: "export",
        name: "Export (USD)",
        locale: "en_US",
        timezone: "Asia/Kolkata",
        defaultCurrency: "USD",
        isDefault: false,
      },
    ],
    baseCurrency: "INR",
    currencies: [
      { code: "INR", rate: 1 },
      { code: "USD", rate: 0.012 },
      { code: "EUR", rate: 0.0105 },
      { code: "AED", rate: 0.0441 },
      { code: "GBP", rate: 0.0091 },
    ],
    timezone: "Asia/Kolkata",
    country: "IN",
    onlyXLeftThreshold: 5,
    showOutOfStock: true,
    passwordLength: 8,
    passwordClasses: 3,
    confirmEmails: false,
    approveReviewsAtOnce: false,
    emailToFriend: false,
    wishlists: true,
    geodata: !quirks,
    orderTakes: 0,
    tax: "included",
    cartDiscount: 0,
    rangeFilters: [],
    storefrontUrl: null,
    baseUrl,
    quirks,
    level: "2.4.7",
    cancellationReasons: [
      "I ordered by mistake",
      "I found a better price",
      "Delivery takes too long",
      "I want to change the address or the payment",
      "Another reason",
    ],
  };
}
