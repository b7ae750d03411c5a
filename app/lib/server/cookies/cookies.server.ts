import { parseCookie, stringifySetCookie } from "cookie";
import type { z } from "zod";
import { parseJson } from "~/lib/async/parse-json";
import { digesterFor, sealerFor } from "./sealed-value.server";

type Occasion = "log-in" | "session-end" | "log-out";

export interface CookieOf<T> {
  readonly name: string;
  /** plain: readable and changeable by the client; sealed: neither (docs/decisions/0008). */
  readonly seal: "plain" | "sealed";
  readonly maxAge: number;
  /** log-in: the guest's data; session-end: depends on the token; log-out: personal data. */
  readonly clearedOn: readonly Occasion[];
  /**
   * Required if browsers have different values: a plain cookie without it may be sent to all guests
   * with a cached page. "customer": it also identifies the customer after the token has expired.
   */
  readonly identifies?: "browser" | "customer";
  /** Only one large cookie is stored at a time, because of the limit on request headers. */
  readonly isLarge?: boolean;
  /** Null for a value this shop did not write. */
  parse(text: string): T | null;
  format(value: T): string;
}

/** Name of the cookie that customer-token.server defines. */
export const CUSTOMER_TOKEN = "customer-token";

const defined = new Map<string, CookieOf<unknown>>();

/** Every request parses the registered cookies. */
export function defineCookie<T>(cookie: CookieOf<T>): CookieOf<T> {
  defined.set(cookie.name, cookie);
  return cookie;
}

export function definedCookies(): readonly CookieOf<unknown>[] {
  return [...defined.values()];
}

/** The value is the text itself. */
export function matching(form: RegExp): Pick<CookieOf<string>, "parse" | "format"> {
  return { parse: (text) => (form.test(text) ? text : null), format: (text) => text };
}

/** A value of another shape, as another release may have written, is ignored. */
export function json<T>(shape: z.ZodType<T>): Pick<CookieOf<T>, "parse" | "format"> {
  return {
    parse: (text) => shape.safeParse(parseJson(text)).data ?? null,
    format: (value) => JSON.stringify(value),
  };
}

/** Cookies of a request and its response (docs/decisions/0008). */
export type Cookies = Readonly<Awaited<ReturnType<typeof openCookies>>>;

export type CookieReader = Pick<Cookies, "get" | "isCustomer">;

interface CookieOptions {
  readonly secrets: readonly string[];
  readonly isSecure: boolean;
  /** A cookie written after the headers were sent, which is lost. */
  readonly onLateWrite?: (name: string) => void;
}

/** Parses all defined cookies of the request. Ignores malformed or forged ones. */
export async function openCookies(request: Request, { secrets, isSecure, onLateWrite }: CookieOptions) {
  const sent = parseCookie(request.headers.get("Cookie") ?? "");
  const prefix = isSecure ? "__Host-" : "";
  /** The key includes the name, so that one cookie's value is not accepted as another's. */
  const sealerOf = ({ name, seal }: Pick<CookieOf<unknown>, "name" | "seal">) =>
    seal === "plain" ? null : sealerFor(secrets, `cookie ${name}`);
  const values = new Map<string, unknown>();
  const written = new Map<string, () => Promise<string>>();
  const pending = new Map<string, () => Promise<string>>();

  let hasEnded = false;
  const write = (name: string, make: () => string | Promise<string>, maxAge: number) => {
    if (hasEnded) return onLateWrite?.(name);
    const header = async () => {
      const value = await make();
      return stringifySetCookie({
        name,
        value,
        path: "/",
        sameSite: "lax",
        secure: isSecure,
        httpOnly: true,
        maxAge,
      });
    };
    written.set(name, header);
    pending.set(name, header);
  };
  const clear = ({ name }: CookieOf<unknown>) => {
    values.delete(name);
    if (sent[prefix + name] || written.has(prefix + name)) write(prefix + name, () => "", 0);
  };
  const known = definedCookies();
  await Promise.all(
    known.map(async (cookie) => {
      const text = sent[prefix + cookie.name];
      if (!text) return;
      const sealer = sealerOf(cookie);
      const opened = sealer ? await sealer.open(text) : text;
      const value = opened === null ? null : cookie.parse(opened);
      if (value === null) clear(cookie);
      else values.set(cookie.name, value);
    }),
  );
  const has = (name: string) => values.has(name);
  const identifying = known.filter(({ identifies }) => identifies !== undefined);
  return {
    get: <T>({ name }: CookieOf<T>) => (values.get(name) as T | undefined) ?? null, // set by this cookie's parse or by set
    /** Logged in: has a customer's token. */
    get isCustomer() {
      return has(CUSTOMER_TOKEN);
    },
    /** `maxAge` in seconds, if it differs from the cookie's own. */
    set<T>(cookie: CookieOf<T>, value: T, maxAge = cookie.maxAge): void {
      if (cookie.isLarge) for (const other of known) if (other.isLarge && other.name !== cookie.name) clear(other);
      values.set(cookie.name, value);
      const text = cookie.format(value);
      write(prefix + cookie.name, () => sealerOf(cookie)?.seal(text) ?? text, maxAge);
    },
    clear,
    clearOn(occasion: Occasion): void {
      for (const cookie of known) if (cookie.clearedOn.includes(occasion)) clear(cookie);
    },
    isIdentified: () => identifying.some(({ name }) => has(name)),
    /** Identifies the customer, even after the token has expired; null for guests. */
    customerKey(): string | null {
      const cookie = identifying.find(({ name, identifies }) => identifies === "customer" && has(name));
      return cookie ? cookie.format(values.get(cookie.name)) : null;
    },
    ...digesterFor(secrets, "digest"),
    getForeign: (name: string): string | null => sent[name] ?? null,
    clearForeign(prefix: string): void {
      for (const name of Object.keys(sent)) if (name.startsWith(prefix)) write(name, () => "", 0);
    },
    /** Also sends `Set-Cookie` values of another response. `get` does not return them. */
    repeat(headers: readonly string[]): void {
      for (const header of headers) {
        const name = header.slice(0, header.indexOf("="));
        for (const headersByName of [written, pending]) headersByName.set(name, async () => header);
      }
    },
    async takePending(): Promise<string[]> {
      const taken = [...pending.values()];
      // Before the await: a parallel loader may write in the meantime.
      pending.clear();
      return Promise.all(taken.map((make) => make()));
    },
    /** All Set-Cookie values of this request, for redirects. */
    all: () => Promise.all([...written.values()].map((make) => make())),
    /** Headers are about to be sent: later writes have no effect. */
    close: () => void (hasEnded = true),
  };
}

/** The `Cookie` header that a browser sends after it has got this answer. */
export function cookiesAfter(sent: Headers, answered: Headers): string {
  const nameOf = (pair: string) => pair.slice(0, pair.indexOf("="));
  // As text: decoded and encoded again, another program's value might differ.
  const pairs = new Map(
    sent
      .get("Cookie")
      ?.split("; ")
      .map((pair) => [nameOf(pair), pair]),
  );
  for (const header of answered.getSetCookie()) {
    const [pair = "", ...attributes] = header.split("; ");
    if (attributes.includes("Max-Age=0")) pairs.delete(nameOf(pair));
    else pairs.set(nameOf(pair), pair);
  }
  return [...pairs.values()].join("; ");
}
