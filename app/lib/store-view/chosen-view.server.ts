import type { Cookies } from "../cookies.server";

/** The store view, currency and country a shopper chose. */
export interface ChosenView {
  /** Null leaves it to the backend. */
  readonly store: string | null;
  readonly currency: string | null;
  /** A tag Intl understands. */
  readonly locale: string;
  readonly country: string;
  /** Another store comes with its own locale and currency. */
  keepStore(store: { code: string; locale: string; currency: string }): void;
  keepCurrency(code: string): void;
  /** Back to what the backend chooses. */
  dropStore(): void;
}

/** spec section 9: locale cookie lifetime. */
const YEAR = 365 * 24 * 3600;

/** What a backend may call its store views and currencies; anything else was not written here. */
const STORE = /^[a-z][a-z0-9_]{0,31}$/i;
const CURRENCY = /^[A-Z]{3}$/;
const LOCALE = /^[a-z]{2,3}(-[A-Z][a-z]{3})?(-[A-Z]{2})?$/;

export function openChosenView({ read, write, drop }: Cookies): ChosenView {
  const readAs = (name: string, form: RegExp) => {
    const value = read(name);
    return value && form.test(value) ? value : null;
  };
  return {
    store: readAs("store", STORE),
    currency: readAs("currency", CURRENCY),
    locale: readAs("locale", LOCALE) ?? "en-IN",
    country: readAs("country", /^[A-Z]{2}$/) ?? "IN",
    keepStore({ code, locale, currency }) {
      for (const [name, value] of Object.entries({ store: code, locale, currency }))
        write(name, value, { maxAge: YEAR });
    },
    keepCurrency(code) {
      write("currency", code, { maxAge: YEAR });
    },
    dropStore() {
      for (const name of ["store", "locale", "currency"]) if (read(name)) drop(name);
    },
  };
}
