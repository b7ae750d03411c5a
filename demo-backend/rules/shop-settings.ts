import type { CurrencyView } from "./money.ts";
import type { RangeAttribute } from "./range-attributes.ts";
import type { TaxDisplay } from "./tax-display.ts";

/** A store view, named by the `Store` header. */
export interface StoreView {
  id: number;
  code: string;
  name: string;
  locale: string;
  timezone: string;
  defaultCurrency: string;
  /** Default country of its forms; undefined for the shop's. */
  country?: string;
  isDefault: boolean;
}

/** Magento's forms with a captcha whose mutations the storefront sends. */
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
  /** only_x_left_in_stock is shown at or below it. */
  onlyXLeftThreshold: number;
  showOutOfStock: boolean;
  passwordLength: number;
  passwordClasses: number;
  /** New accounts must confirm their e-mail address before signing in. */
  confirmEmails: boolean;
  /** Forms that require a captcha. Any answer is accepted once. */
  captchaForms: readonly CaptchaForm[];
  /** Access tokens of integrations, which need no captcha. */
  integrationTokens: readonly string[];
  approveReviewsAtOnce: boolean;
  /** sendEmailToFriend, for signed-in customers. */
  emailToFriend: boolean;
  /** If off, customers have no wishlist and adding to one fails. */
  wishlists: boolean;
  /** Whether geodata was imported. Without it the search by distance finds nothing. */
  geodata: boolean;
  /** Whether Razorpay's module is installed; read at the start, because it changes the schema. */
  razorpay: boolean;
  /** Milliseconds that placing an order takes. A second request in that time fails. */
  orderTakes: number;
  tax: TaxDisplay;
  /** Automatic discount on every cart, in basis points. */
  cartDiscount: number;
  /** Extra attributes for filters and sorting; read at the start, because they change the schema. */
  rangeFilters: readonly RangeAttribute[];
  /** Storefront origin for links in mails; null links to this server. */
  storefrontUrl: string | null;
  /** Origin of this server, without a slash at the end. */
  baseUrl: string;
  /** Repeats known faults of Magento 2.4.6 that a client has to survive. */
  quirks: boolean;
  /** 2.4.6 excludes schema/newer.graphql, 2.4.8 adds schema/newer-2.4.8.graphql. */
  level: (typeof levels)[number];
  /** Reasons for cancelling; an empty list disables it for shoppers. */
  cancellationReasons: string[];
}

export const levels = ["2.4.6", "2.4.7", "2.4.8"] as const;

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
