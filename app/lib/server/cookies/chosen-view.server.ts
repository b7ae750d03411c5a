import { type CookieOf, type Cookies, defineCookie, matching } from "./cookies.server";

const YEAR = 365 * 24 * 3600;

function codeCookie(name: string, form: RegExp): CookieOf<string> {
  return defineCookie({ name, seal: "plain", maxAge: YEAR, clearedOn: [], ...matching(form) });
}

/** Without them the backend's defaults apply. */
export const storeCookie = codeCookie("store", /^[a-z][a-z0-9_]{0,31}$/i);
export const currencyCookie = codeCookie("currency", /^[A-Z]{3}$/);
export const localeCookie = codeCookie("locale", /^[a-z]{2,3}(-[A-Z][a-z]{3})?(-[A-Z]{2})?$/);
export const countryCookie = codeCookie("country", /^[A-Z]{2}$/);

/** A postcode of that country. */
export const deliverToCookie = defineCookie({
  name: "deliver-to",
  seal: "plain",
  maxAge: 30 * 24 * 3600,
  clearedOn: ["log-out"],
  ...matching(/^[a-z\d-]{3,10}$/i),
});

export function clearStoreView(cookies: Cookies): void {
  for (const cookie of [storeCookie, localeCookie, currencyCookie, countryCookie]) cookies.clear(cookie);
}
