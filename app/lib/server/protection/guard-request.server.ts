const SAFE_METHODS = new Set(["GET", "HEAD", "OPTIONS"]);

/** Ample: the longest form is a review. */
export const BODY_LIMIT_BYTES = 64 * 1024;

/** Of path and query: as much as common proxies pass on. */
const ADDRESS_LIMIT = 8 * 1024;

/** To be answered with 414 before anything reads the address. */
export function isAddressTooLong(pathAndQuery: string): boolean {
  return pathAndQuery.length > ADDRESS_LIMIT;
}

/**
 * The requested URL, at this origin only: resolved as they are, "//x/login" and "/\x\login" would name a host. Null for an invalid URL, for one
 * of another origin such as "http:///x/login", and for an origin with a user name (from a Host such as "a@b"), which `Request` rejects.
 */
export function addressAt(origin: string, pathAndQuery: string): URL | null {
  try {
    const address = new URL(pathAndQuery.replace(/^[/\\]+/, "/"), origin);
    const isElsewhere = address.origin !== new URL(origin).origin;
    return isElsewhere || address.username || address.password ? null : address;
  } catch {
    return null;
  }
}

/**
 * Whether an unsafe request comes from another origin. Checks Fetch Metadata where sent, otherwise Origin, otherwise Referer (OWASP CSRF cheat
 * sheet); a request without any of them is rejected.
 */
export function isForeignPost(request: Request, publicOrigin: string | null): boolean {
  if (SAFE_METHODS.has(request.method)) return false;
  const site = request.headers.get("Sec-Fetch-Site");
  if (site !== null) return site !== "same-origin" && site !== "none";
  const source = request.headers.get("Origin") ?? request.headers.get("Referer");
  if (source === null || !URL.canParse(source)) return true;
  const claimed = new URL(source);
  // Without a configured origin, TLS may be terminated by a proxy, so only the hosts are compared.
  return publicOrigin ? claimed.origin !== publicOrigin : claimed.host !== new URL(request.url).host;
}

/**
 * Checks a request and passes it on without the headers Remix would check again: Remix trusts X-Forwarded-Host and answers a bare 500 instead of the
 * shop's 403 page.
 */
export function guardRequest(
  request: Request,
  publicOrigin: string | null,
): { request: Request; isForeignPost: boolean } {
  const foreign = isForeignPost(request, publicOrigin);
  const headers = new Headers(request.headers);
  headers.delete("Origin");
  headers.delete("X-Forwarded-Host");
  return { request: new Request(request, { headers }), isForeignPost: foreign };
}

/** Rejects a declared size over the limit without reading the body. */
export function isBodyTooLarge(request: Request): boolean {
  return Number(request.headers.get("Content-Length") ?? 0) > BODY_LIMIT_BYTES;
}
