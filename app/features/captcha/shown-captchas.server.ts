import { optional } from "~/lib/async/optional";
import { CAPTCHA_FORMS, type CaptchaForm, type CaptchaType } from "~/lib/commerce/model/captcha";
import type { RootData } from "~/lib/root-data";
import type { Shop } from "~/lib/server/request/shop.server";

/** The captchas of the forms on a page, and which forms of the shop need script for theirs. */
export async function shownCaptchas(
  shop: Shop,
  forms: readonly CaptchaForm[],
): Promise<Pick<RootData, "captchas" | "needScript">> {
  const needed = await optional(shop, "captchas", shop.commerce.captcha.forms());
  const shown = Object.entries(needed ?? {}).filter(([form]) => forms.some((each) => each === form));
  const needScript = CAPTCHA_FORMS.filter((form) => needed?.[form] && !shop.worksWithoutScript(form));
  return {
    ...(shown.length > 0 && { captchas: Object.fromEntries(shown) }),
    ...(needScript.length > 0 && { needScript }),
  };
}

const GOOGLE = ["https://www.google.com", "https://recaptcha.google.com"];

const ORIGINS: Readonly<Record<CaptchaType, readonly string[]>> = {
  box: GOOGLE,
  invisible: GOOGLE,
  score: GOOGLE,
  turnstile: ["https://challenges.cloudflare.com"],
};

/** What the page's policy has to allow. */
export function captchaOrigins({ captchas = {} }: Pick<RootData, "captchas">): readonly string[] {
  return [...new Set(Object.values(captchas).flatMap(({ type }) => ORIGINS[type]))];
}
