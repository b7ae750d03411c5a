import {
  countryCookie,
  currencyCookie,
  HOME,
  homeCountry,
  localeCookie,
  storeCookie,
} from "~/lib/server/chosen-view.server";
import type { Cookies } from "~/lib/server/cookies.server";
import { deliverToCookie } from "./deliver-to.server";

interface ChosenStore {
  readonly code: string;
  readonly locale: string;
  readonly currency: string;
}

/** Sets store view, locale and currency, and the country if the shop delivers there. */
export function keepStore(cookies: Cookies, { code, locale, currency }: ChosenStore, country: string | null): void {
  // A postcode of another country is of no use here.
  if ((country ?? HOME) !== homeCountry(cookies)) cookies.drop(deliverToCookie);
  cookies.set(storeCookie, code);
  cookies.set(localeCookie, locale);
  cookies.set(currencyCookie, currency);
  cookies.set(countryCookie, country ?? HOME);
}
