import sanitizeHtml from "sanitize-html";
import { type BackendBases, resolveUrl } from "./backend-urls.server";

export interface EmbedOptions {
  /** URL of a picture in the backend's HTML at the shop's resizer, in the display size if the markup has one. */
  readonly rewriteMedia: (url: string, width?: number, height?: number) => string;
  readonly frameOrigins: readonly string[];
}

export type CleanHtml = (html: string | null | undefined) => string;

const TEXT = ["h2", "h3", "h4", "h5", "h6", "p", "blockquote", "pre", "hr", "br", "ul", "ol", "li", "dl", "dt", "dd"];
const INLINE = ["a", "b", "strong", "i", "em", "u", "s", "small", "sub", "sup", "mark", "abbr", "code", "span", "time"];
const TABLE = ["table", "caption", "colgroup", "col", "thead", "tbody", "tfoot", "tr", "th", "td"];
const PICTURE = ["img", "picture", "source", "figure", "figcaption"];
const FRAME = ["div", "section", "nav", "header", "footer", "article", "aside"];

/** Without a limit the time grows faster than the text. */
const MAX_NESTING = 100;

/** Allow-list for the backend's HTML; rewrites links and pictures. Must run last: nothing may unescape its result. */
export function createCleanHtml(bases: BackendBases, { rewriteMedia, frameOrigins }: EmbedOptions): CleanHtml {
  const picture = (address: string | undefined, width?: number, height?: number): string | undefined => {
    const target = address ? resolveUrl(address, bases) : null;
    const isFile = target !== null && target.kind !== "none" && /^https?:/.test(target.url);
    return isFile ? rewriteMedia(target.url, width, height) : undefined;
  };
  const options: sanitizeHtml.IOptions = {
    allowedTags: [...TEXT, ...INLINE, ...TABLE, ...PICTURE, ...FRAME, "iframe"],
    // The content of an iframe is a fallback for browsers without frames.
    nestingLimit: MAX_NESTING,
    nonTextTags: ["script", "style", "textarea", "option", "iframe"],
    allowedAttributes: {
      "*": ["class", "title", "lang", "dir", "aria-label", "aria-hidden"],
      a: ["href", "rel", "target"],
      img: ["src", "srcset", "sizes", "alt", "width", "height", "loading", "decoding", "fetchpriority"],
      source: ["srcset", "sizes", "media", "type", "width", "height"],
      td: ["colspan", "rowspan"],
      th: ["colspan", "rowspan", "scope"],
      iframe: ["src", "width", "height", "loading", "sandbox", "allow", "referrerpolicy"],
      col: ["span"],
      ol: ["start", "reversed"],
      time: ["datetime"],
    },
    allowedSchemes: ["http", "https", "mailto", "tel"],
    allowProtocolRelative: false,
    transformTags: {
      // The page has its own h1.
      h1: "h2",
      a: (tagName, attributes) => ({ tagName, attribs: toLink(attributes, bases) }),
      img: (tagName, attributes) => ({ tagName, attribs: toImage(attributes, picture) }),
      iframe: (tagName, attributes) => ({ tagName, attribs: toFrame(attributes, frameOrigins) }),
      source: (tagName, attributes) => ({ tagName, attribs: withCandidates(attributes, picture) }),
    },
    exclusiveFilter: ({ tag, attribs }) =>
      ((tag === "img" || tag === "iframe") && !attribs.src) || (tag === "source" && !attribs.srcset),
  };
  return (html) => (html ? sanitizeHtml(html, options).trim() : "");
}

type Attributes = sanitizeHtml.Attributes;

function toLink({ href, target: _target, rel: _rel, ...rest }: Attributes, bases: BackendBases): Attributes {
  if (href === undefined) return rest;
  if (href.startsWith("#")) return { ...rest, href };
  const target = resolveUrl(href, bases);
  if (target.kind === "none") return rest;
  return target.kind === "page" ? { ...rest, href: target.path } : { ...rest, href: target.url, rel: "noopener" };
}

type ToPicture = (address: string | undefined, width?: number, height?: number) => string | undefined;

function toImage(attributes: Attributes, picture: ToPicture): Attributes {
  const { src, ...rest } = withCandidates(attributes, picture);
  const address = picture(src, pixels(rest.width), pixels(rest.height));
  const priority = rest.loading === "lazy" ? { fetchpriority: "low" } : {};
  return { alt: "", ...priority, ...rest, ...(address ? { src: address } : {}) };
}

/** Width descriptors each get their own size, density descriptors the element's size. */
function withCandidates(attributes: Attributes, picture: ToPicture): Attributes {
  const { srcset, ...rest } = attributes;
  if (!srcset) return rest;
  const candidates = srcset.split(/,\s+/).flatMap((candidate) => {
    const [address, descriptor = ""] = candidate.trim().split(/\s+/);
    // Anything else could contain a candidate of another origin.
    if (!/^(?:\d{1,5}(?:\.\d{1,3})?[wx])?$/.test(descriptor)) return [];
    const width = descriptor.endsWith("w") ? pixels(descriptor.slice(0, -1)) : pixels(rest.width);
    const rewritten = picture(address, width);
    return rewritten ? [`${rewritten} ${descriptor}`.trim()] : [];
  });
  return candidates.length > 0 ? { ...rest, srcset: candidates.join(", ") } : rest;
}

function toFrame({ src = "", title, width, height }: Attributes, origins: readonly string[]): Attributes {
  const url = URL.parse(src, "https://shop.invalid");
  if (!url || !origins.includes(url.origin)) return {};
  return {
    src: url.href,
    title: title || `From ${url.host}`,
    width: String(pixels(width) ?? 640),
    height: String(pixels(height) ?? 360),
    loading: "lazy",
    sandbox: "allow-scripts allow-same-origin allow-popups allow-presentation",
    allow: "fullscreen; picture-in-picture",
    referrerpolicy: "strict-origin-when-cross-origin",
  };
}

function pixels(value: string | undefined): number | undefined {
  const count = Number.parseInt(value ?? "", 10);
  return count > 0 && count <= 10_000 ? count : undefined;
}
