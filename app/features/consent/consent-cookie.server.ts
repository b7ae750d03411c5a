import { type Consent, parseConsent } from "~/lib/third-parties/tags";
import { defineCookie } from "~/lib/server/define-cookie.server";

/** Consent to tag manager and analytics; unset until the shopper has answered. */
export const consentCookie = defineCookie<Consent>({
  name: "consent",
  seal: "plain",
  maxAge: 365 * 24 * 3600,
  forgottenAt: [],
  parse: parseConsent,
  format: (choice) => choice,
});
