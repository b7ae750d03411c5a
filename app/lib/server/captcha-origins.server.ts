import type { CaptchaConfig, ShopConfig } from "./config.server";

const ORIGINS: Readonly<Record<CaptchaConfig["provider"], readonly string[]>> = {
  recaptcha: ["https://www.google.com", "https://recaptcha.google.com"],
  turnstile: ["https://challenges.cloudflare.com"],
};

/** Whom the page's policy has to let in for the captcha; nobody where there is none. */
export function captchaOrigins({ captcha }: ShopConfig): readonly string[] {
  return captcha ? ORIGINS[captcha.provider] : [];
}
