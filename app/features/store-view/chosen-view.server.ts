import type { Cookies } from "~/lib/server/cookies.server";

/** The store view, currency and country a shopper chose. */
export interface ChosenView {
  /** Null leaves it to the backend. */
  readonly store: string | null;
  readonly currency: string | null;
  /** Of the store that was chosen, a tag Intl understands; null while none was. */
  readonly locale: string | null;
  /** Which country forms begin with. */
  readonly country: string;
  /** Another store comes with its own locale and currency, and with the country of its locale where goods are sent there. */
  keepStore(store: { code: string; locale: string; currency: string }, country: string | null): void;
  keepCurrency(code: string): void;
  /** Back to what the backend chooses. */
  dropStore(): void;
}

/** Product P187. */
const YEAR = 365 * 24 * 3600;

/** What a backend may call its store views and currencies; anything else was not written here. */
const STORE = /^[a-z][a-z0-9_]{0,31}$/i;
const CURRENCY = /^[A-Z]{3}$/;
const COUNTRY = /^[A-Z]{2}$/;
/** Where the shop is at home. */
const HOME = "IN";
const LOCALE = /^[a-z]{2,3}(-[A-Z][a-z]{3})?(-[A-Z]{2})?$/;

export function openChosenView({ read, write, drop }: Cookies): ChosenView {
  const readAs = (name: string, form: RegExp) => {
    const value = read(name);
    return value && form.test(value) ? value : null;
  };
  const home = readAs("country", COUNTRY) ?? HOME;
  return {
    store: readAs("store", STORE),
    currency: readAs("currency", CURRENCY),
    locale: readAs("locale", LOCALE),
    country: home,
    keepStore({ code, locale, currency }, country) {
      const kept = { store: code, locale, currency, country: country ?? HOME };
      for (const [name, value] of Object.entries(kept)) write(name, value, { maxAge: YEAR });
      // A postcode of another country says nothing here.
      if (kept.country !== home && read("deliver-to")) drop("deliver-to");
    },
    keepCurrency(code) {
      write("currency", code, { maxAge: YEAR });
    },
    dropStore() {
      for (const name of ["store", "locale", "currency", "country"]) if (read(name)) drop(name);
    },
  };
}
