import type { Cookies } from "./cookies.server";
import { type CookieOf, defineCookie } from "./define-cookie.server";

/** Product P187. */
const YEAR = 365 * 24 * 3600;

/** A cookie with a code as backends use for store views and currencies; anything else is dropped. */
function codeCookie(name: string, form: RegExp): CookieOf<string> {
  return defineCookie<string>({
    name,
    seal: "plain",
    maxAge: YEAR,
    clearedOn: [],
    parse: (text) => (form.test(text) ? text : null),
    format: (code) => code,
  });
}

/** The chosen store view and currency; without them the backend's defaults. */
export const storeCookie = codeCookie("store", /^[a-z][a-z0-9_]{0,31}$/i);
export const currencyCookie = codeCookie("currency", /^[A-Z]{3}$/);
/** Locale of the chosen store view, a tag Intl understands. */
export const localeCookie = codeCookie("locale", /^[a-z]{2,3}(-[A-Z][a-z]{3})?(-[A-Z]{2})?$/);
export const countryCookie = codeCookie("country", /^[A-Z]{2}$/);

/** Back to the backend's defaults. */
export function clearStoreView(cookies: Cookies): void {
  for (const cookie of [storeCookie, localeCookie, currencyCookie, countryCookie]) cookies.clear(cookie);
}
