/** Forms whose submission Magento may check with a captcha, each switched on by the merchant. */
export const CAPTCHA_FORMS = [
  "log-in",
  "register",
  "reset",
  "change-password",
  "order",
  "coupon",
  "review",
  "newsletter",
  "contact",
] as const;

export type CaptchaForm = (typeof CAPTCHA_FORMS)[number];

/** Google's box to tick, its invisible check, or its score (v3); or Cloudflare's Turnstile. */
export type CaptchaType = "box" | "invisible" | "score" | "turnstile";

export interface Captcha {
  readonly type: CaptchaType;
  readonly siteKey: string;
  readonly theme?: "dark";
  /** ISO code; otherwise the browser's. */
  readonly language?: string;
}

/** Only forms that need a token. */
export type Captchas = Readonly<Partial<Record<CaptchaForm, Captcha>>>;

/** Code and field of a submission that the captcha has refused: nothing was done. */
export const CAPTCHA_REJECTED = "captcha";
