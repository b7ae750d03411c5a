import { escapeUTF8 } from "entities";
import type { PriceBand } from "~/lib/commerce/model/listing";

export type SitemapPart = { readonly kind: "pages" } | { readonly kind: "products"; readonly band: PriceBand };

const PRODUCTS = /^products-(\d{1,12}(?:\.\d{1,2})?)-(\d{1,12}(?:\.\d{1,2})?)?\.xml$/;

export function componentName(part: SitemapPart): string {
  return part.kind === "pages" ? "pages.xml" : `products-${part.band.from}-${part.band.to ?? ""}.xml`;
}

export function parsePartName(name: string): SitemapPart | null {
  if (name === "pages.xml") return { kind: "pages" };
  const match = PRODUCTS.exec(name);
  if (!match) return null;
  return { kind: "products", band: { from: Number(match[1]), to: match[2] === undefined ? null : Number(match[2]) } };
}

export interface SitemapEntry {
  readonly path: string;
  readonly changed?: string | null;
}

export function urlElement(origin: string, { path, changed }: SitemapEntry): string {
  const lastmod = changed ? `<lastmod>${escapeUTF8(changed)}</lastmod>` : "";
  return `<url><loc>${escapeUTF8(new URL(path, origin).href)}</loc>${lastmod}</url>\n`;
}

export function sitemapElement(origin: string, part: SitemapPart): string {
  return `<sitemap><loc>${escapeUTF8(`${origin}/sitemap/${componentName(part)}`)}</loc></sitemap>\n`;
}
