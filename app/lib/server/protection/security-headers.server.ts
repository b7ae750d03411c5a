import { memoizeAsync } from "~/lib/async/memoize";

export function setSecurityHeaders(headers: Headers, { isSecure }: { isSecure: boolean }): void {
  headers.set("X-Content-Type-Options", "nosniff");
  headers.set("Referrer-Policy", "strict-origin-when-cross-origin");
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
  /** Origins of the captcha: frames and requests. */
  frames?: readonly string[];
  /** Origins of the merchant's films and maps. */
  embeds?: readonly string[];
  /** Origins of payment pages. */
  formTargets?: readonly string[];
  /** Origins of pictures outside the shop. */
  pictures?: readonly string[];
  /** Origins of films in content. */
  media?: readonly string[];
  /** Allows inline styles, for third-party widgets. */
  allowsInlineStyles?: boolean;
}

/**
 * Only a page with third parties has a nonce for scripts, with 'strict-dynamic', which also trusts
 * what their scripts load. A streamed page has one for styles.
 */
export function contentSecurityPolicy(policy: Policy): string {
  const { thirdParties = [], frames = [], embeds = [], pictures = [], media = [], formTargets = [] } = policy;
  const { isDev, allowsInlineStyles = false } = policy;
  const nonce = `'nonce-${policy.nonce}'`;
  const ofWidgets = allowsInlineStyles ? thirdParties : [];
  const directives = {
    "default-src": ["'none'"],
    "script-src": ["'self'", ...policy.scripts, ...(hasThirdParties(policy) ? [nonce, "'strict-dynamic'"] : [])],
    "style-src":
      isDev || allowsInlineStyles
        ? ["'self'", "'unsafe-inline'", ...thirdParties]
        : ["'self'", ...policy.styles, ...(policy.isStreamed ? [nonce] : [])],
    "img-src": ["'self'", "data:", ...thirdParties, ...pictures],
    "connect-src": ["'self'", ...(isDev ? ["ws:"] : []), ...thirdParties, ...frames],
    "font-src": ofWidgets,
    "frame-src": [...ofWidgets, ...frames, ...embeds],
    "media-src": [...ofWidgets, ...media],
    "form-action": ["'self'", ...formTargets],
    "frame-ancestors": ["'none'"],
    "base-uri": ["'none'"],
    "manifest-src": ["'self'"],
    "worker-src": ["'self'"],
    "report-uri": ["/csp-report"],
  };
  const written = Object.entries(directives).filter(([, sources]) => sources.length > 0);
  return [
    ...written.map(([name, sources]) => [name, ...sources].join(" ")),
    ...(policy.isSecure ? ["upgrade-insecure-requests"] : []),
  ].join("; ");
}

/** Such a page has a nonce, so it is never cached. */
export function hasThirdParties({ thirdParties = [], frames = [] }: Pick<Policy, "thirdParties" | "frames">): boolean {
  return thirdParties.length > 0 || frames.length > 0;
}

/** Bounded: only constants of the build are hashed. */
export const hashSource = memoizeAsync(digestSource);

export async function digestSource(inline: string): Promise<string> {
  const digest = await crypto.subtle.digest("SHA-256", new TextEncoder().encode(inline));
  return `'sha256-${btoa(String.fromCharCode(...new Uint8Array(digest)))}'`;
}
