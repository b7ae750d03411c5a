import type { Mail } from "../mail/mail.ts";
import type { CurrencyView } from "../rules/money.ts";
import type { BackendSettings, StoreView } from "../rules/shop-settings.ts";
import type { Store } from "../store/database.ts";

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
