import type { Cookies } from "./cookies.server";
import { type CookieOf, defineCookie } from "./define-cookie.server";

/** Product P187. */
const YEAR = 365 * 24 * 3600;

/** What a backend may call its store views and currencies; anything else was not written here. */
function codeCookie(name: string, form: RegExp): CookieOf<string> {
  return defineCookie<string>({
    name,
    seal: "plain",
    maxAge: YEAR,
    forgottenAt: [],
    parse: (text) => (form.test(text) ? text : null),
    format: (code) => code,
  });
}

/** The store view and currency a shopper chose; without them the backend's own are shown. */
export const storeCookie = codeCookie("store", /^[a-z][a-z0-9_]{0,31}$/i);
export const currencyCookie = codeCookie("currency", /^[A-Z]{3}$/);
/** Of the store that was chosen, a tag Intl understands. */
export const localeCookie = codeCookie("locale", /^[a-z]{2,3}(-[A-Z][a-z]{3})?(-[A-Z]{2})?$/);
export const countryCookie = codeCookie("country", /^[A-Z]{2}$/);

/** The country the shop is at home in. */
export const HOME = "IN";

/** Which country forms begin with. */
export function homeCountry(cookies: Cookies): string {
  return cookies.get(countryCookie) ?? HOME;
}

/** Back to what the backend chooses. */
export function dropStore(cookies: Cookies): void {
  for (const cookie of [storeCookie, localeCookie, currencyCookie, countryCookie]) cookies.drop(cookie);
}
