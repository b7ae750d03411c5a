import { memoize } from "~/lib/async/memoize";
import { withoutTrailingSlashes } from "~/lib/urls/paths";

export interface BackendBases {
  readonly pages: readonly string[];
  readonly media: readonly string[];
}

type Destination =
  | { readonly kind: "page"; readonly url: string; readonly path: string }
  | { readonly kind: "media"; readonly url: string }
  | { readonly kind: "elsewhere"; readonly url: string }
  | { readonly kind: "none" };

/** Store links become paths. Magento writes absolute URLs, with a slash even after ".html". */
export function resolveUrl(written: string, bases: BackendBases): Destination {
  const [home] = bases.pages;
  const url = URL.parse(written.trim(), home);
  if (!url) return { kind: "none" };
  if (url.protocol === "mailto:" || url.protocol === "tel:") return { kind: "elsewhere", url: url.href };
  if (url.protocol !== "http:" && url.protocol !== "https:") return { kind: "none" };
  if (bases.media.some((base) => pathBelow(url, base) !== null)) return { kind: "media", url: url.href };
  // With "Add Store Code to URLs" one base is below the other.
  for (const base of bases.pages.toSorted((a, b) => b.length - a.length)) {
    const below = pathBelow(url, base);
    if (below === null) continue;
    const path = withoutTrailingSlashes(below.replace(/^\/*(?:index\.php(?:\/|$))?/, ""));
    return { kind: "page", url: url.href, path: `/${path}${url.search}${url.hash}` };
  }
  return { kind: "elsewhere", url: url.href };
}

export function ownFileUrl(written: string | null, bases: BackendBases): string | null {
  const target = written ? resolveUrl(written, bases) : null;
  return target?.kind === "page" || target?.kind === "media" ? target.url : null;
}

/** Each link is compared with all of the few bases. */
const parseBase = memoize((base: string) => URL.parse(base));

/**
 * The part of the path below a base URL, or null. Ignores the scheme: content may still say http.
 */
function pathBelow(url: URL, base: string): string | null {
  const root = parseBase(base);
  if (!root || root.host !== url.host) return null;
  const folder = root.pathname.endsWith("/") ? root.pathname : `${root.pathname}/`;
  if (`${url.pathname}/` === folder) return "";
  return url.pathname.startsWith(folder) ? url.pathname.slice(folder.length) : null;
}
