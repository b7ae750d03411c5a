export function setSecurityHeaders(headers: Headers, { isSecure }: { isSecure: boolean }): void {
  headers.set("X-Content-Type-Options", "nosniff");
  headers.set("Referrer-Policy", "strict-origin-when-cross-origin");
  headers.set("Cross-Origin-Opener-Policy", "same-origin");
  // Location and payment are limited to the document's own origin by default.
  headers.set("Permissions-Policy", "camera=(), microphone=()");
  if (isSecure) headers.set("Strict-Transport-Security", "max-age=31536000; includeSubDomains");
}

export interface Policy {
  /** Hash sources of the page's inline scripts and styles. */
  scripts: readonly string[];
  styles: readonly string[];
  nonce: string;
  /** Also allows the nonce for the styles that hide placeholders of a streamed page. */
  isStreamed?: boolean;
  isSecure: boolean;
  isDev: boolean;
  thirdParties?: readonly string[];
  /** Origins for frames and requests on any page. */
  frames?: readonly string[];
  embeds?: readonly string[];
  formTargets?: readonly string[];
  pictures?: readonly string[];
  /** Allows inline styles, for third-party widgets. */
  allowsInlineStyles?: boolean;
}

/** Only a page with third parties has a nonce and 'strict-dynamic', which also trusts what their scripts load. */
export function contentSecurityPolicy(policy: Policy): string {
  const { scripts, styles, nonce, isStreamed = false, isSecure, isDev } = policy;
  const {
    thirdParties = [],
    frames = [],
    embeds = [],
    pictures = [],
    formTargets = [],
    allowsInlineStyles = false,
  } = policy;
  const framed = frames.map((origin) => ` ${origin}`).join("");
  const also = thirdParties.map((origin) => ` ${origin}`).join("");
  const embedded = [...frames, ...embeds].map((origin) => ` ${origin}`).join("");
  const pictured = pictures.map((origin) => ` ${origin}`).join("");
  const directives = [
    "default-src 'none'",
    [
      "script-src 'self'",
      ...scripts,
      ...(hasThirdParties(policy) ? [`'nonce-${nonce}'`, "'strict-dynamic'"] : []),
    ].join(" "),
    isDev || allowsInlineStyles
      ? `style-src 'self' 'unsafe-inline'${also}`
      : ["style-src 'self'", ...styles, ...(isStreamed ? [`'nonce-${nonce}'`] : [])].join(" "),
    `img-src 'self' data:${also}${pictured}`,
    `connect-src 'self'${isDev ? " ws:" : ""}${also}${framed}`,
    ...(allowsInlineStyles ? [`font-src${also}; frame-src${also}${embedded}; media-src${also}`] : []),
    ...(embedded !== "" && !allowsInlineStyles ? [`frame-src${embedded}`] : []),
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

/** Such a page has a nonce, so it is never cached. */
export function hasThirdParties({ thirdParties = [], frames = [] }: Pick<Policy, "thirdParties" | "frames">): boolean {
  return thirdParties.length > 0 || frames.length > 0;
}

/** Bounded: only constants of the build are hashed. */
const hashes = new Map<string, Promise<string>>();

export function hashSource(inline: string): Promise<string> {
  const known = hashes.get(inline) ?? sha256(inline).then((digest) => `'sha256-${digest}'`);
  hashes.set(inline, known);
  return known;
}

async function sha256(text: string): Promise<string> {
  const digest = await crypto.subtle.digest("SHA-256", new TextEncoder().encode(text));
  return btoa(String.fromCharCode(...new Uint8Array(digest)));
}
