/** OWASP secure headers; the policy is the same for every screen and host. */
export function setSecurityHeaders(headers: Headers, { isSecure }: { isSecure: boolean }): void {
  headers.set("X-Content-Type-Options", "nosniff");
  headers.set("Referrer-Policy", "strict-origin-when-cross-origin");
  headers.set("Cross-Origin-Opener-Policy", "same-origin");
  headers.set("Permissions-Policy", "camera=(), microphone=(), geolocation=(self), payment=(self)");
  if (isSecure) headers.set("Strict-Transport-Security", "max-age=31536000; includeSubDomains");
}

/**
 * Nothing but this document's own script runs: the nonce is new for every response and everything the loader imports is
 * trusted through it. 'self' is for browsers without 'strict-dynamic'.
 */
export function contentSecurityPolicy({
  nonce,
  isSecure,
  isDev,
}: {
  nonce: string;
  isSecure: boolean;
  isDev: boolean;
}): string {
  const directives = [
    "default-src 'none'",
    `script-src 'self' 'nonce-${nonce}' 'strict-dynamic'`,
    isDev ? "style-src 'self' 'unsafe-inline'" : `style-src 'nonce-${nonce}'`,
    "img-src 'self' data:",
    `connect-src 'self'${isDev ? " ws:" : ""}`,
    "font-src 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
    "base-uri 'none'",
    "manifest-src 'self'",
    "worker-src 'self'",
    ...(isSecure ? ["upgrade-insecure-requests"] : []),
  ];
  return directives.join("; ");
}
