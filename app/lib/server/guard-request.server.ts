const SAFE_METHODS = new Set(["GET", "HEAD", "OPTIONS"]);

/** spec of the fields a form may need: the longest is a review; 64 KB is generous. */
export const BODY_LIMIT_BYTES = 64 * 1024;

/**
 * Whether an unsafe request was sent from a page that is not ours. Fetch Metadata decides where the browser sends it,
 * otherwise Origin, otherwise Referer (OWASP CSRF cheat sheet); a request that carries none of them is refused.
 */
export function isForeignPost(request: Request, publicOrigin: string | null): boolean {
  if (SAFE_METHODS.has(request.method)) return false;
  const site = request.headers.get("Sec-Fetch-Site");
  if (site !== null) return site !== "same-origin" && site !== "none";
  const source = request.headers.get("Origin") ?? request.headers.get("Referer");
  if (source === null || !URL.canParse(source)) return true;
  const claimed = new URL(source);
  // Without a configured origin TLS may end before us, so only the hosts can be compared.
  return publicOrigin ? claimed.origin !== publicOrigin : claimed.host !== new URL(request.url).host;
}

/**
 * Judges a request and hands on one without the headers Remix would judge a second time: its own check trusts
 * X-Forwarded-Host and answers a bare 500, where the shopper should see the shop's 403 page.
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

/** Declared bodies over the limit are refused before a byte of them is read. */
export function isBodyTooLarge(request: Request): boolean {
  return Number(request.headers.get("Content-Length") ?? 0) > BODY_LIMIT_BYTES;
}
