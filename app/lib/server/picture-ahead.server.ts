/**
 * The value of a `Link` header that has the browser ask for a page's first picture before it has read as far as its markup, which on a slow line is
 * after the styles; an edge that knows Early Hints (RFC 8297) makes one of it. Null where no picture of the shop's own is marked
 * `fetchpriority="high"`, and where it has more versions than one for `media` and one for the rest.
 */
export function pictureAhead(html: string): string | null {
  const at = html.indexOf(' fetchpriority="high"');
  if (at < 0) return null;
  const before = html.slice(0, html.lastIndexOf("<", at));
  const image = html.slice(before.length, html.indexOf(">", at));
  const picture = before.slice(before.lastIndexOf("<picture"));
  const sources = picture.includes("</picture") ? [] : (picture.match(/<source [^<>]*>/g) ?? []);
  const [source, another] = sources;
  if (source === undefined) return linkTo(image);
  const { media = "" } = attributesOf(source);
  // What is simple can be said the other way round.
  if (another !== undefined || !/^\([\w-]+: [\w.]+\)$/.test(media)) return null;
  const links = [linkTo(source, media), linkTo(image, `not all and ${media}`)];
  return links.every((link) => link !== null) ? links.join(", ") : null;
}

function linkTo(tag: string, media?: string): string | null {
  const { src, srcset, sizes } = attributesOf(tag);
  const address = src ?? srcset?.split(/[\s,]/)[0];
  if (!address?.startsWith("/media/")) return null;
  const values = { imagesrcset: srcset, imagesizes: sizes, media };
  const parameters = Object.entries(values).flatMap(([name, value]) => (value ? `${name}="${value}"` : []));
  return [`<${address}>`, "rel=preload", "as=image", ...parameters, "fetchpriority=high"].join("; ");
}

/** Addresses of pictures are encoded, sizes and media hold no quotes: what is written otherwise in markup is left out. */
function attributesOf(tag: string): Readonly<Record<string, string | undefined>> {
  const written = [...tag.matchAll(/ ([a-z]+)="([ -!#-%'-[\]-~]*)"/gi)];
  return Object.fromEntries(written.map(([, name = "", value]) => [name.toLowerCase(), value]));
}
