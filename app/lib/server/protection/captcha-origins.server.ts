import type { CaptchaConfig, ShopConfig } from "./config.server";

const ORIGINS: Readonly<Record<CaptchaConfig["provider"], readonly string[]>> = {
  recaptcha: ["https://www.google.com", "https://recaptcha.google.com"],
  turnstile: ["https://challenges.cloudflare.com"],
};

export function captchaOrigins({ captcha }: ShopConfig): readonly string[] {
  return captcha ? ORIGINS[captcha.provider] : [];
}
