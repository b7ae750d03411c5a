import type { Mail } from "../mail/mail.ts";
import type { CurrencyView } from "../rules/money.ts";
import type { RangeAttribute } from "../rules/range-attributes.ts";
import type { TaxManner } from "../rules/tax-manner.ts";
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
  tax: TaxManner;
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

export interface BackendContext {
  store: Store;
  now(): Date;
  currency: CurrencyView;
  storeView: StoreView;
  /** Who the bearer token stands for. A token that is expired, revoked or foreign makes a guest: Magento never answers 401. */
  customerId: number | null;
  /** Whose cache id the answer carries: a log-in or log-out within the request counts, unlike for `customerId`. */
  isSignedIn: boolean;
  /** Puts a mail on its way; an order or an account never waits for it, nor fails with it. */
  sendMail(mail: Mail): void;
  settings: BackendSettings;
  /** Ids of the carts that are being ordered at this moment. */
  beingOrdered: Set<string>;
  /** Absolute address of a product picture; null becomes the placeholder. */
  mediaUrl(file: string | null): string;
}
