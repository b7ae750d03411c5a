import type { Mail } from "../mail/mail.ts";
import type { CurrencyView } from "../rules/money.ts";
import type { CaptchaForm } from "../rules/captcha-forms.ts";
import type { BackendSettings, StoreView } from "../rules/shop-settings.ts";
import type { Store } from "../store/database.ts";

export interface BackendContext {
  store: Store;
  now(): Date;
  currency: CurrencyView;
  storeView: StoreView;
  /** Null also for an invalid token: Magento never answers 401. */
  customerId: number | null;
  /** For the response's cache id: reflects a log-in or log-out within the request. */
  isSignedIn: boolean;
  /** Throws if the form needs a captcha whose token is missing, refused or used. */
  requireCaptcha(form: CaptchaForm): void;
  /** In the background; a failure affects nothing else. */
  sendMail(mail: Mail): void;
  settings: BackendSettings;
  beingOrdered: Set<string>;
  mediaUrl(file: string | null): string;
}
