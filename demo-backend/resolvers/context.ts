import type { Mail } from "../mail/mail.ts";
import type { CurrencyView } from "../rules/money.ts";
import type { BackendSettings, CaptchaForm, StoreView } from "../rules/shop-settings.ts";
import type { Store } from "../store/database.ts";

export interface BackendContext {
  store: Store;
  now(): Date;
  currency: CurrencyView;
  storeView: StoreView;
  /** Customer of the bearer token. An expired, revoked or foreign token means a guest: Magento never answers 401. */
  customerId: number | null;
  /** For the cache id of the response: unlike `customerId` it reflects a sign-in or sign-out within the request. */
  isSignedIn: boolean;
  /** Refuses a mutation that asks a captcha whose answer is missing or was shown before. */
  requireHuman(form: CaptchaForm): void;
  /** Sends a mail in the background; its failure fails nothing else. */
  sendMail(mail: Mail): void;
  settings: BackendSettings;
  /** Ids of carts whose order is being placed. */
  beingOrdered: Set<string>;
  /** Absolute address of a product picture; null becomes the placeholder. */
  mediaUrl(file: string | null): string;
}
