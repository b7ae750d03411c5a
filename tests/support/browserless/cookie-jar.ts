export interface Cookie {
  name: string;
  value: string;
  path: string;
  httpOnly: boolean;
  secure: boolean;
  sameSite: string | null;
  /** Milliseconds since the epoch; null ends with the browser. */
  expires: number | null;
}

/**
 * The cookies of one origin, kept and sent as a browser would (RFC 6265 without Domain, which the
 * shop never sets).
 */
export class CookieJar {
  readonly #cookies = new Map<string, Cookie>();

  receive(setCookies: readonly string[]): void {
    for (const line of setCookies) this.set(parseSetCookie(line));
  }

  set(cookie: Cookie): void {
    const expired = cookie.expires !== null && cookie.expires <= Date.now();
    if (expired) this.#cookies.delete(cookie.name);
    else this.#cookies.set(cookie.name, cookie);
  }

  get(name: string): Cookie | null {
    return this.#cookies.get(name) ?? null;
  }

  all(): Cookie[] {
    return [...this.#cookies.values()];
  }

  header(path: string): string | null {
    const sent = this.all().filter((cookie) => covers(cookie.path, path));
    return sent.length === 0 ? null : sent.map(({ name, value }) => `${name}=${value}`).join("; ");
  }
}

function parseSetCookie(line: string): Cookie {
  const [pair = "", ...attributes] = line.split(";").map((part) => part.trim());
  const at = pair.indexOf("=");
  const given = new Map(attributes.map((attribute) => splitOnce(attribute)));
  const maxAge = given.get("max-age");
  const expires = given.get("expires");
  return {
    name: pair.slice(0, at),
    value: pair.slice(at + 1),
    path: given.get("path") ?? "/",
    httpOnly: given.has("httponly"),
    secure: given.has("secure"),
    sameSite: given.get("samesite") ?? null,
    expires: maxAge !== undefined ? Date.now() + Number(maxAge) * 1000 : expires ? Date.parse(expires) : null,
  };
}

function splitOnce(attribute: string): [string, string] {
  const [name = "", value = ""] = attribute.split(/=(.*)/s);
  return [name.toLowerCase(), value];
}

function covers(cookiePath: string, path: string): boolean {
  return path === cookiePath || path.startsWith(cookiePath.endsWith("/") ? cookiePath : `${cookiePath}/`);
}
