import { escapeUTF8 } from "entities";
import { createStreamLimit } from "~/lib/async/stream-limit";
import type { PriceBand } from "~/lib/commerce/model/listing";
import { PICTURE_SIZES, pictureUrl } from "~/lib/images";

export const PAGES_FILE = "pages.xml";

export function productsFile({ from, to }: PriceBand): string {
  return `products-${from}-${to ?? ""}.xml`;
}

export interface SitemapEntry {
  readonly path: string;
  readonly changed?: string | null;
  /** Path at the backend. */
  readonly picture?: string | null;
}

export function urlElement(origin: string, { path, changed, picture = null }: SitemapEntry): string {
  const url = picture === null ? null : new URL(pictureUrl(picture, PICTURE_SIZES.full), origin).href;
  const image = url ? `<image:image><image:loc>${escapeUTF8(url)}</image:loc></image:image>` : "";
  const lastmod = changed ? `<lastmod>${escapeUTF8(changed)}</lastmod>` : "";
  return `<url><loc>${escapeUTF8(new URL(path, origin).href)}</loc>${lastmod}${image}</url>\n`;
}

export function sitemapElement(origin: string, file: string): string {
  return `<sitemap><loc>${escapeUTF8(`${origin}/sitemap/${file}`)}</loc></sitemap>\n`;
}

/** What reads the whole catalogue. */
const feeds = createStreamLimit({ atOnce: 2, maxIdleMs: 60_000 });
const sitemaps = createStreamLimit({ atOnce: 4, maxIdleMs: 60_000 });

const SITEMAP = { maxAge: 3600 };

export function sitemap(root: Root, elements: readonly string[]): Response {
  return xml(startTag(root) + elements.join("") + endTag(root), SITEMAP);
}

/**
 * Streams while reading from the backend, so that no file is too large for memory or time limits.
 * Null if too many sitemaps are sent already.
 */
export function streamSitemap(elements: AsyncIterable<string>): Response | null {
  async function* parts() {
    yield startTag("urlset");
    yield* elements;
    yield endTag("urlset");
  }
  const body = sitemaps.stream(parts());
  return body && xml(body, SITEMAP);
}

/** Null if too many feeds are sent already. */
export function streamFeed(parts: AsyncGenerator<string>): Response | null {
  const body = feeds.stream(parts);
  // As long as a proxy keeps pages (docs/cdn.md): its prices must be those of the pages.
  return body && xml(body, { maxAge: 60 });
}

/** `maxAge`: seconds for which a proxy may keep it. */
function xml(body: BodyInit, { maxAge }: { readonly maxAge: number }): Response {
  return new Response(body, {
    headers: {
      "Content-Type": "application/xml; charset=utf-8",
      "Cache-Control": `public, max-age=${maxAge}`,
      // A cookie selects the store view.
      Vary: "Cookie",
    },
  });
}

type Root = "urlset" | "sitemapindex";

function startTag(root: Root): string {
  const images = root === "urlset" ? ' xmlns:image="http://www.google.com/schemas/sitemap-image/1.1"' : "";
  return `<?xml version="1.0" encoding="UTF-8"?>\n<${root} xmlns="http://www.sitemaps.org/schemas/sitemap/0.9"${images}>\n`;
}

function endTag(root: Root): string {
  return `</${root}>\n`;
}
