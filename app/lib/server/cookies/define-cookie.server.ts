import type { z } from "zod";

type Occasion = "log-in" | "session-end" | "log-out";

export interface CookieOf<T> {
  readonly name: string;
  /** plain: readable and changeable by the client; signed: readable; sealed: neither (docs/decisions/0008). */
  readonly seal: "plain" | "signed" | "sealed";
  readonly maxAge: number;
  /** log-in: the guest's data; session-end: depends on the token; log-out: personal data. */
  readonly clearedOn: readonly Occasion[];
  /** The value is unique to this browser; "customer": it also identifies the customer after the token has expired. */
  readonly identifies?: "browser" | "customer";
  /** Only one large cookie is stored at a time, because of the limit on request headers. */
  readonly isLarge?: boolean;
  /** Null for a value this shop did not write. */
  parse(text: string): T | null;
  format(value: T): string;
}

const defined = new Map<string, CookieOf<unknown>>();

/** Every request parses the registered cookies. */
export function defineCookie<T>(cookie: CookieOf<T>): CookieOf<T> {
  defined.set(cookie.name, cookie);
  return cookie;
}

export function definedCookies(): readonly CookieOf<unknown>[] {
  return [...defined.values()];
}

/** A value of another shape, as another release may have written, is ignored. */
export function json<T>(shape: z.ZodType<T>): Pick<CookieOf<T>, "parse" | "format"> {
  return {
    parse(text) {
      try {
        return shape.safeParse(JSON.parse(text)).data ?? null;
      } catch {
        return null; // no JSON
      }
    },
    format: (value) => JSON.stringify(value),
  };
}
