import { type BackendBases, resolveUrl } from "../backend-urls.server";

export interface EmbedOptions {
  /**
   * URL of a picture in the backend's HTML at the shop's resizer, in the display size if the markup
   * has one.
   */
  readonly rewriteMedia: (url: string, width?: number, height?: number) => string;
  /**
   * Path below the folder of media, and the largest width that is served, of a URL by
   * `rewriteMedia`. Null for others.
   */
  readonly parseMedia: (url: string) => { readonly path: string; readonly width: number } | null;
  readonly frameOrigins: readonly string[];
}

type Attributes = Readonly<Record<string, string>>;

/** The merchant's own ids are apart from the shop's. */
export const ID_PREFIX = "text-";

export type Urls = ReturnType<typeof createUrls>;

/** Attributes with checked URLs. */
export function createUrls(bases: BackendBases, { rewriteMedia, frameOrigins }: EmbedOptions) {
  /** Undefined for what is no web URL. Every other one becomes one of the shop's own. */
  const picture = (url: string | undefined, width?: number, height?: number): string | undefined => {
    const target = url ? resolveUrl(url, bases) : null;
    const isFile = target !== null && target.kind !== "none" && /^https?:/.test(target.url);
    return isFile ? rewriteMedia(target.url, width, height) : undefined;
  };

  /** Width descriptors each get their own size, density descriptors the element's size. */
  const candidates = (srcset: string, width: number | undefined): string =>
    srcset
      .split(/,\s+/)
      .flatMap((candidate) => {
        const [url, descriptor = ""] = candidate.trim().split(/\s+/);
        // Anything else could contain a candidate of another origin.
        if (!/^(?:\d{1,5}(?:\.\d{1,3})?[wx])?$/.test(descriptor)) return [];
        const rewritten = picture(url, descriptor.endsWith("w") ? pixels(descriptor.slice(0, -1)) : width);
        return rewritten ? [`${rewritten} ${descriptor}`.trim()] : [];
      })
      .join(", ");

  return {
    picture,

    /**
     * Only of the backend's own files: a background picture, unlike `picture`, has nothing to stand
     * for it.
     */
    ownPicture(url: string | undefined, width: number): string | null {
      const target = url ? resolveUrl(url, bases) : null;
      return target?.kind === "media" ? rewriteMedia(target.url, width) : null;
    },

    /**
     * Empty for a URL that cannot be followed. `isOwn`: whether the content has an element
     * with the id.
     */
    link(href: string, isOwn: (id: string) => boolean): Attributes {
      if (href.startsWith("#")) return { href: isOwn(decodedFragment(href)) ? withPrefix(href) : href };
      const target = resolveUrl(href, bases);
      if (target.kind === "none") return {};
      return target.kind === "page" ? { href: withPrefix(target.path) } : { href: target.url, rel: "noopener" };
    },

    /** Path of a page of the shop. */
    pagePath(href: string): string | null {
      const target = resolveUrl(href, bases);
      return target.kind === "page" ? target.path : null;
    },

    image({ src, srcset, width, height, ...rest }: Attributes): Attributes {
      const url = picture(src, pixels(width), pixels(height));
      const set = srcset ? candidates(srcset, pixels(width)) : "";
      return {
        alt: "",
        ...(rest["loading"] === "lazy" && { fetchpriority: "low" }),
        ...rest,
        ...(pixels(width) && { width: String(pixels(width)) }),
        ...(pixels(height) && { height: String(pixels(height)) }),
        ...(url && { src: url }),
        ...(set && { srcset: set }),
      };
    },

    source({ srcset = "", ...rest }: Attributes): Attributes {
      const set = candidates(srcset, pixels(rest["width"]));
      return set ? { ...rest, srcset: set } : rest;
    },

    /** Null unless its origin is allowed. */
    frame({ src = "", title, width, height }: Attributes): Attributes | null {
      const url = URL.parse(src, "https://shop.invalid");
      if (!url || !frameOrigins.includes(url.origin)) return null;
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
    },

    /** URL of a file that may be played here: one of the backend's own. */
    ownFile(src: string | undefined): string | null {
      const target = src ? resolveUrl(src, bases) : null;
      return target?.kind === "media" ? target.url : null;
    },
  };
}

/** Ids of the shop's own that merchants link to. */
const SHOP_IDS = new Set(["top", "reviews"]);

function withPrefix(path: string): string {
  const at = path.indexOf("#") + 1;
  const fragment = path.slice(at);
  return at === 0 || fragment === "" || SHOP_IDS.has(fragment) ? path : path.slice(0, at) + ID_PREFIX + fragment;
}

function decodedFragment(href: string): string {
  try {
    return decodeURIComponent(href.slice(1));
  } catch {
    return href.slice(1); // a lone per cent sign
  }
}

function pixels(value: string | undefined): number | undefined {
  const count = Number.parseInt(value ?? "", 10);
  return count > 0 && count <= 10_000 ? count : undefined;
}
