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
  /** Of its forms; the shop's own if not said. */
  country?: string;
  isDefault: boolean;
}

/** Of Magento's forms with a captcha those whose mutations the storefront sends. */
export type CaptchaForm = "CUSTOMER_LOGIN" | "CUSTOMER_CREATE" | "CUSTOMER_FORGOT_PASSWORD" | "CUSTOMER_EDIT";

/** The administrator's configuration. Money is paise. */
export interface BackendSettings {
  storeName: string;
  /** Fields of storeConfig that the administrator changed. */
  storeConfig: Readonly<Record<string, string | number | null>>;
  storeViews: StoreView[];
  baseCurrency: string;
  currencies: CurrencyView[];
  /** Time zone reported to clients; times are stored in UTC. */
  timezone: string;
  country: string;
  /** only_x_left_in_stock shows at or below it. */
  onlyXLeftThreshold: number;
  showOutOfStock: boolean;
  passwordLength: number;
  passwordClasses: number;
  /** New accounts must confirm their e-mail address before signing in. */
  confirmEmails: boolean;
  /** Forms that ask a captcha; any answer is right, once. */
  captchaForms: readonly CaptchaForm[];
  /** Access tokens of integrations, which are asked for no captcha. */
  integrationTokens: readonly string[];
  /** Reviews are shown without moderation. */
  approveReviewsAtOnce: boolean;
  /** sendEmailToFriend, for signed-in customers. */
  emailToFriend: boolean;
  /** When off, customers have no wishlist and adding to one is refused. */
  wishlists: boolean;
  /** Whether geodata was imported: without it the search by distance finds no pickup location. */
  geodata: boolean;
  /** Whether Razorpay's module is installed; read at the start, because it changes the schema. */
  razorpay: boolean;
  /** Milliseconds that placing an order takes; a second request meanwhile gets an error. */
  orderTakes: number;
  /** How prices are entered and shown. */
  tax: TaxDisplay;
  /** Automatic discount on every cart, in basis points. */
  cartDiscount: number;
  /** Additional attributes for filters and sorting; read at the start, because they change the schema. */
  rangeFilters: readonly RangeAttribute[];
  /** Origin of the storefront that links in mails lead to; null leads to this server. */
  storefrontUrl: string | null;
  /** Origin of this server, without a slash at the end. */
  baseUrl: string;
  /** Repeats known faults of Magento 2.4.6 that a client has to survive. */
  quirks: boolean;
  /** 2.4.6 leaves out schema/newer.graphql, 2.4.8 adds schema/newer-2.4.8.graphql. */
  level: (typeof levels)[number];
  /** Reasons for cancelling; an empty list disables cancelling by shoppers. */
  cancellationReasons: string[];
}

export const levels = ["2.4.6", "2.4.7", "2.4.8"] as const;

/** The default configuration. */
export function shopSettings({ quirks = false }: { quirks?: boolean } = {}): BackendSettings {
  return {
    storeName: "Bijli",
    storeConfig: { title_separator: "|" },
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
        country: "US",
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
    captchaForms: [],
    integrationTokens: [],
    approveReviewsAtOnce: false,
    emailToFriend: false,
    wishlists: true,
    geodata: !quirks,
    razorpay: false,
    orderTakes: 0,
    tax: "included",
    cartDiscount: 0,
    rangeFilters: [],
    storefrontUrl: null,
    baseUrl: "",
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
