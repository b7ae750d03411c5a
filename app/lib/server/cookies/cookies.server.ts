import { parseCookie, stringifySetCookie } from "cookie";
import { type CookieOf, definedCookies } from "./define-cookie.server";
import { sealerFor } from "./sealed-value.server";
import { signerFor } from "./signed-value.server";

export interface CookieReader {
  get<T>(cookie: CookieOf<T>): T | null;
}

/** Cookies of a request and its response (docs/decisions/0008). */
export interface Cookies extends CookieReader {
  /** `maxAge` in seconds, if it differs from the cookie's own. */
  set<T>(cookie: CookieOf<T>, value: T, maxAge?: number): void;
  clear(cookie: CookieOf<unknown>): void;
  clearOn(occasion: CookieOf<unknown>["clearedOn"][number]): void;
  isIdentified(): boolean;
  /** Identifies the customer, even after the token has expired; null for guests. */
  customerKey(): string | null;
  /** Keyed with the shop's secret, so that it cannot be forged. */
  digest(text: string): Promise<string>;
  isDigest(text: string, digest: string): Promise<boolean>;
  getForeign(name: string): string | null;
  clearForeign(prefix: string): void;
  takePending(): Promise<string[]>;
  /** All Set-Cookie values of this request, for redirects. */
  all(): Promise<string[]>;
  /** Headers are about to be sent; later writes throw. */
  close(): void;
}

/** Parses all defined cookies of the request. Ignores malformed or forged ones. */
export async function openCookies(request: Request, secrets: readonly string[], isSecure: boolean): Promise<Cookies> {
  const sent = parseCookie(request.headers.get("Cookie") ?? "");
  const prefix = isSecure ? "__Host-" : "";
  const sealOf = (cookie: Pick<CookieOf<unknown>, "name" | "seal">) => cookieSeal(cookie, secrets);
  const digester = signerFor(secrets, "digest");
  const values = new Map<string, unknown>();
  const written = new Map<string, () => Promise<string>>();
  const pending = new Map<string, () => Promise<string>>();

  let hasEnded = false;
  const write = (name: string, make: () => string | Promise<string>, maxAge: number) => {
    if (hasEnded) throw new Error(`the cookie ${name} is written after the head of the answer has left`);
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
      const opened = await sealOf(cookie).open(text);
      const value = opened === null ? null : cookie.parse(opened);
      if (value === null) clear(cookie);
      else values.set(cookie.name, value);
    }),
  );
  const has = (name: string) => values.has(name);
  const identifying = known.filter(({ identifies }) => identifies !== undefined);
  return {
    get: <T>({ name }: CookieOf<T>) => (values.get(name) as T | undefined) ?? null, // set by this cookie's parse or by set
    set(cookie, value, maxAge = cookie.maxAge) {
      if (cookie.isLarge) for (const other of known) if (other.isLarge && other.name !== cookie.name) clear(other);
      values.set(cookie.name, value);
      const text = cookie.format(value);
      write(prefix + cookie.name, () => sealOf(cookie).close(text), maxAge);
    },
    clear,
    clearOn(occasion) {
      for (const cookie of known) if (cookie.clearedOn.includes(occasion)) clear(cookie);
    },
    isIdentified: () => identifying.some(({ name }) => has(name)),
    customerKey() {
      const cookie = identifying.find(({ name, identifies }) => identifies === "customer" && has(name));
      return cookie ? cookie.format(values.get(cookie.name)) : null;
    },
    digest: digester.digest,
    isDigest: digester.isDigest,
    getForeign: (name) => sent[name] ?? null,
    clearForeign(prefix) {
      for (const name of Object.keys(sent)) if (name.startsWith(prefix)) write(name, () => "", 0);
    },
    async takePending() {
      const taken = [...pending.values()];
      // Before the await: a parallel loader may write in the meantime.
      pending.clear();
      return Promise.all(taken.map((make) => make()));
    },
    all: () => Promise.all([...written.values()].map((make) => make())),
    close: () => void (hasEnded = true),
  };
}

interface CookieSeal {
  open(text: string): Promise<string | null> | string;
  close(text: string): Promise<string> | string;
}

/** The key includes the name, so that one cookie's value is not accepted as another's. */
function cookieSeal({ name, seal }: Pick<CookieOf<unknown>, "name" | "seal">, secrets: readonly string[]): CookieSeal {
  if (seal === "plain") return { open: (text) => text, close: (text) => text };
  const [signer, sealer] = [signerFor(secrets, `cookie ${name}`), sealerFor(secrets, `cookie ${name}`)];
  return seal === "signed" ? { open: signer.unsign, close: signer.sign } : { open: sealer.open, close: sealer.seal };
}
