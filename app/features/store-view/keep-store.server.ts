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

/** Another store comes with its own locale and currency, and with the country of its locale where goods are sent there. */
export function keepStore(cookies: Cookies, { code, locale, currency }: ChosenStore, country: string | null): void {
  // A postcode of another country says nothing here.
  if ((country ?? HOME) !== homeCountry(cookies)) cookies.drop(deliverToCookie);
  cookies.set(storeCookie, code);
  cookies.set(localeCookie, locale);
  cookies.set(currencyCookie, currency);
  cookies.set(countryCookie, country ?? HOME);
}
