/** OWASP secure headers, the same for every screen and host. */
export function setSecurityHeaders(headers: Headers, { isSecure }: { isSecure: boolean }): void {
  headers.set("X-Content-Type-Options", "nosniff");
  headers.set("Referrer-Policy", "strict-origin-when-cross-origin");
  headers.set("Cross-Origin-Opener-Policy", "same-origin");
  // Location and payment are the document's own by default.
  headers.set("Permissions-Policy", "camera=(), microphone=()");
  if (isSecure) headers.set("Strict-Transport-Security", "max-age=31536000; includeSubDomains");
}

export interface Policy {
  nonce: string;
  /** Instead of the nonce, for a cached page: hash sources of its inline scripts and styles. */
  hashes?: { scripts: readonly string[]; styles: readonly string[] };
  isSecure: boolean;
  isDev: boolean;
  /** Third-party origins of this page. */
  guests?: readonly string[];
  /** Origins for frames and requests on any page. */
  frames?: readonly string[];
  /** Origins of frames in content. */
  embeds?: readonly string[];
  /** Origins that forms may be redirected to. */
  formTargets?: readonly string[];
  /** Further origins of pictures. */
  pictures?: readonly string[];
  /** Allows inline styles, for third-party widgets. */
  drawsItself?: boolean;
}

/**
 * Only scripts with this document's nonce (or hash) run, and what they load ('strict-dynamic'); 'self' is for browsers without it, and for cached
 * pages with hashes. The nonce is new for every response.
 */
export function contentSecurityPolicy(policy: Policy): string {
  const { nonce, isSecure, isDev, guests = [], frames = [], drawsItself = false } = policy;
  const { embeds = [], pictures = [], formTargets = [], hashes } = policy;
  const framed = frames.map((origin) => ` ${origin}`).join("");
  const also = guests.map((origin) => ` ${origin}`).join("");
  const embedded = [...frames, ...embeds].map((origin) => ` ${origin}`).join("");
  const pictured = pictures.map((origin) => ` ${origin}`).join("");
  const own = hashes ? hashes.styles.join(" ") : `'nonce-${nonce}'`;
  const styleSources = `style-src 'self' ${isDev || drawsItself ? `'unsafe-inline'${also}` : own}`;
  const directives = [
    "default-src 'none'",
    hashes ? ["script-src 'self'", ...hashes.scripts].join(" ") : `script-src 'self' 'nonce-${nonce}' 'strict-dynamic'`,
    styleSources,
    `img-src 'self' data:${also}${pictured}`,
    `connect-src 'self'${isDev ? " ws:" : ""}${also}${framed}`,
    ...(drawsItself ? [`font-src${also}; frame-src${also}${embedded}; media-src${also}`] : []),
    ...(embedded !== "" && !drawsItself ? [`frame-src${embedded}`] : []),
    ["form-action 'self'", ...formTargets].join(" "),
    "frame-ancestors 'none'",
    "base-uri 'none'",
    "manifest-src 'self'",
    "worker-src 'self'",
    "report-uri /csp-report",
    ...(isSecure ? ["upgrade-insecure-requests"] : []),
  ];
  return directives.join("; ");
}
