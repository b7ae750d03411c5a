import type { CaptchaForm, CaptchaType } from "./captcha-forms.ts";
import type { CurrencyView } from "./money.ts";
import type { RangeAttribute } from "./range-attributes.ts";
import type { RegistrationAttribute } from "./registration-attributes.ts";
import type { TaxDisplay } from "./tax-display.ts";

/** Selected by the `Store` header. */
export interface StoreView {
  id: number;
  code: string;
  name: string;
  locale: string;
  timezone: string;
  defaultCurrency: string;
  /** The shop's by default. */
  country?: string;
  isDefault: boolean;
}

/** An integration: Magento takes it for the customer of the same number. */
interface Integration {
  id: number;
  token: string;
}

/** The content is sent as it is written: Magento applies no filter to it. */
export interface CheckoutAgreement {
  agreement_id: number;
  name: string;
  checkbox_text: string;
  content: string;
  content_height: string | null;
  is_html: boolean;
  mode: "AUTO" | "MANUAL";
}

/** Money is paise. */
export interface BackendSettings {
  storeName: string;
  /** Overridden fields of storeConfig. */
  storeConfig: Readonly<Record<string, string | number | null>>;
  storeViews: StoreView[];
  baseCurrency: string;
  currencies: CurrencyView[];
  /** Reported to clients; times are stored in UTC. */
  timezone: string;
  country: string;
  /** Shown at or below it. */
  onlyXLeftThreshold: number;
  showOutOfStock: boolean;
  passwordLength: number;
  passwordClasses: number;
  confirmEmails: boolean;
  /** Any token is accepted once, unless it begins with "refused". */
  captchaForms: readonly CaptchaForm[];
  captchaType: CaptchaType;
  integrations: readonly Integration[];
  /**
   * Magento's `oauth/consumer/enable_integration_as_bearer`. Without it a request with an
   * integration's token is a 401.
   */
  integrationAsBearer: boolean;
  guestCheckout: boolean;
  /** Beside names and email. Their values are required but not kept. */
  registrationAttributes: readonly RegistrationAttribute[];
  approveReviewsAtOnce: boolean;
  /** For signed-in customers. */
  emailToFriend: boolean;
  wishlists: boolean;
  /** Without it the search by distance finds nothing. */
  geodata: boolean;
  /** Changes the schema, so it is read at the start. */
  razorpay: boolean;
  /** Of every invoice, by code. With any the schema has them, so it is read at the start. */
  invoiceAttributes: Readonly<Record<string, string>>;
  /** Milliseconds. A second request in that time fails. */
  placeOrderDelayMs: number;
  tax: TaxDisplay;
  /** Paise; 0 is none. */
  minimumOrder: number;
  /** For every customer, instead of the price of guests; in products and carts. */
  groupPrices: readonly { sku: string; paise: number }[];
  /** Of each piece of a product (Magento's WEEE); in the prices of the catalogue. */
  fixedProductTaxes: readonly { sku: string; label: string; paise: number }[];
  /** On every cart, in basis points. */
  cartDiscount: number;
  /** Null: the catalogue's. */
  agreements: readonly CheckoutAgreement[] | null;
  /** Change the schema, so they are read at the start. */
  rangeFilters: readonly RangeAttribute[];
  /** Origin for links in mails; null links to this server. */
  storefrontUrl: string | null;
  /** Without a trailing slash. */
  baseUrl: string;
  /** Repeats known faults of Magento 2.4.6 that a client has to survive. */
  quirks: boolean;
  /** 2.4.6 excludes schema/newer.graphql, 2.4.8 and 2.4.9 add their own. */
  level: (typeof levels)[number];
  /** An empty list disables cancelling. */
  cancellationReasons: string[];
}

export const levels = ["2.4.6", "2.4.7", "2.4.8", "2.4.9"] as const;

export function isSince({ level }: Pick<BackendSettings, "level">, first: BackendSettings["level"]): boolean {
  return levels.indexOf(level) >= levels.indexOf(first);
}

/** The default store view speaks this language: a locale as Magento writes it. */
export function storeViewsIn(locale: string): StoreView[] {
  return shopSettings().storeViews.map((view) => (view.isDefault ? { ...view, locale } : view));
}

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
    captchaType: "RECAPTCHA_V3",
    integrations: [],
    integrationAsBearer: false,
    guestCheckout: true,
    registrationAttributes: [],
    approveReviewsAtOnce: false,
    emailToFriend: false,
    wishlists: true,
    geodata: !quirks,
    razorpay: false,
    invoiceAttributes: {},
    placeOrderDelayMs: 0,
    tax: "included",
    minimumOrder: 0,
    groupPrices: [],
    fixedProductTaxes: [],
    cartDiscount: 0,
    agreements: null,
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
