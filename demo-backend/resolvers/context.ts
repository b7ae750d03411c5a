import type { Mail } from "../mail/mail.ts";
import type { CurrencyView } from "../rules/money.ts";
import type { BackendSettings, CaptchaForm, StoreView } from "../rules/shop-settings.ts";
import type { Store } from "../store/database.ts";

export interface BackendContext {
  store: Store;
  now(): Date;
  currency: CurrencyView;
  storeView: StoreView;
  /** Customer of the bearer token. An expired, revoked or foreign token means guest: Magento never answers 401. */
  customerId: number | null;
  /** For the response's cache id: unlike `customerId` it reflects a log-in or log-out within the request. */
  isSignedIn: boolean;
  /** Throws if the form needs a captcha whose answer is missing or already used. */
  requireHuman(form: CaptchaForm): void;
  /** Sends a mail in the background. Its failure affects nothing else. */
  sendMail(mail: Mail): void;
  settings: BackendSettings;
  beingOrdered: Set<string>;
  /** Absolute URL of a product picture; null becomes the placeholder. */
  mediaUrl(file: string | null): string;
}
