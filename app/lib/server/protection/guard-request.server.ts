const SAFE_METHODS = new Set(["GET", "HEAD", "OPTIONS"]);

/**
 * The URL at this origin: "//x/login" and "/\x\login" would name a host. Null if invalid, of
 * another origin, or with a user name, which `Request` rejects. Mail programs that copy HTML write
 * "&amp;" for "&", so "amp;token" is read as "token".
 */
export function urlAt(origin: string, pathAndQuery: string): URL | null {
  try {
    const url = new URL(pathAndQuery.replace(/^[/\\]+/, "/"), origin);
    if (/[?&]amp(?:;|%3B)/i.test(url.search)) url.search = url.search.replace(/([?&])(?:amp(?:;|%3B))+/gi, "$1");
    const isElsewhere = url.origin !== new URL(origin).origin;
    return isElsewhere || url.username || url.password ? null : url;
  } catch {
    return null;
  }
}

/**
 * Checks Fetch Metadata, else Origin, else Referer (OWASP CSRF cheat sheet). Foreign without any of
 * them.
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
 * Removes what Remix would check again: it trusts X-Forwarded-Host, and answers 500 instead of the
 * 403 page.
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
