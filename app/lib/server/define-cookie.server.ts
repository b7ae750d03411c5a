/** When the shop forgets a cookie by itself. */
type Occasion = "log-in" | "session-end" | "log-out";

/** A cookie of the shop: its name, protection and life, and what its text means. Only the feature it belongs to knows the last. */
export interface CookieOf<T> {
  readonly name: string;
  /** Plain can be read and changed by whoever has it; signed only read; sealed neither (docs/decisions/0008). */
  readonly seal: "plain" | "signed" | "sealed";
  /** Seconds. */
  readonly maxAge: number;
  /** At the log-in what was the guest's, at the end of a session what goes with the token, at the log-out what is about a person. */
  readonly forgottenAt: readonly Occasion[];
  /** No other browser has the same value; "customer": it also tells whose it was after the token has ended. */
  readonly identifies?: "browser" | "customer";
  /** It takes much of the room in a request, so the shop keeps one such cookie at a time. */
  readonly isLarge?: boolean;
  /** Null for what this shop did not write; the cookie is dropped then. */
  parse(text: string): T | null;
  format(value: T): string;
}

const defined = new Map<string, CookieOf<unknown>>();

/** Makes a cookie known, so that each request opens it before anybody asks for it. */
export function defineCookie<T>(cookie: CookieOf<T>): CookieOf<T> {
  defined.set(cookie.name, cookie);
  return cookie;
}

export function definedCookies(): readonly CookieOf<unknown>[] {
  return [...defined.values()];
}

/** For values that are JSON: `parse` checks what was read, and whatever it throws means that it is not the shop's. */
export function json<T>(parse: (value: unknown) => T | null): Pick<CookieOf<T>, "parse" | "format"> {
  return {
    parse(text) {
      try {
        return parse(JSON.parse(text));
      } catch {
        return null; // another release's, or another cookie's
      }
    },
    format: (value) => JSON.stringify(value),
  };
}
