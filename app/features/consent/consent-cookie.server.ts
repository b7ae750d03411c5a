import { type Consent, parseConsent } from "~/lib/third-parties/tags";
import { defineCookie } from "~/lib/server/define-cookie.server";

/** Whether tag manager and analytics may be loaded; none while the shopper has not said. */
export const consentCookie = defineCookie<Consent>({
  name: "consent",
  seal: "plain",
  maxAge: 365 * 24 * 3600,
  forgottenAt: [],
  parse: parseConsent,
  format: (choice) => choice,
});
