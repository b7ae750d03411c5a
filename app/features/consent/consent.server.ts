import { defineCookie } from "~/lib/server/cookies/define-cookie.server";
import type { Shop } from "~/lib/server/request/shop.server";
import { type Consent, parseConsent, type Tags } from "~/lib/third-parties/tags";

export const consentCookie = defineCookie<Consent>({
  name: "consent",
  seal: "plain",
  maxAge: 365 * 24 * 3600,
  clearedOn: [],
  parse: parseConsent,
  format: (choice) => choice,
});

export function tagsFor(shop: Shop): Tags | null {
  return shop.cookies.get(consentCookie) === "yes" && shop.screen.thirdParties === "tags" ? shop.config.tags : null;
}
