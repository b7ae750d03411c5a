import { escapeUTF8 } from "entities";
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

/**
 * Streams while reading from the backend, so that no file is too large for memory or time limits.
 */
export function streamXml(root: "urlset" | "sitemapindex", parts: Iterable<string> | AsyncIterable<string>): Response {
  return streamXmlParts(wrap(root, parts));
}

/** `maxAge`: seconds for which a proxy may keep it. */
export function streamXmlParts(parts: AsyncGenerator<string>, { maxAge = 3600 } = {}): Response {
  // Missing in TypeScript's DOM types.
  const { from } = ReadableStream as unknown as { from(text: AsyncGenerator<string>): ReadableStream<string> };
  return new Response(from(parts).pipeThrough(new TextEncoderStream()), {
    headers: {
      "Content-Type": "application/xml; charset=utf-8",
      "Cache-Control": `public, max-age=${maxAge}`,
      // A cookie selects the store view.
      Vary: "Cookie",
    },
  });
}

async function* wrap(root: string, parts: Iterable<string> | AsyncIterable<string>): AsyncGenerator<string> {
  const images = root === "urlset" ? ' xmlns:image="http://www.google.com/schemas/sitemap-image/1.1"' : "";
  yield `<?xml version="1.0" encoding="UTF-8"?>\n<${root} xmlns="http://www.sitemaps.org/schemas/sitemap/0.9"${images}>\n`;
  yield* parts;
  yield `</${root}>\n`;
}
