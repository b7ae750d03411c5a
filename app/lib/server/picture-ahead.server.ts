/** What a browser is to fetch, as an element `link` says it. */
interface Ahead {
  readonly href: string;
  readonly imagesrcset: string | undefined;
  readonly imagesizes: string | undefined;
  readonly media: string | undefined;
}

/**
 * The value of a `Link` header that has the browser ask for a page's first picture before it has read as far as its markup, which on a slow line is
 * after the styles; an edge that knows Early Hints (RFC 8297) makes one of it, which is of use while the page waits for the backend. Null where there
 * is nothing to ask for.
 */
export function pictureLink(html: string): string | null {
  const links = picturesAhead(html).map(({ href, ...parameters }) => {
    const said = Object.entries(parameters).flatMap(([name, value]) => (value ? `${name}="${value}"` : []));
    return [`<${href}>`, "rel=preload", "as=image", ...said, "fetchpriority=high"].join("; ");
  });
  return links.length > 0 ? links.join(", ") : null;
}

/** The same in the head of a page that is sent whole: headers are not compressed, and such a page is to fit into the first flight with them. */
export function withPictureAhead(html: string): string {
  const ahead = picturesAhead(html);
  if (ahead.length === 0) return html;
  const links = ahead.map((parameters) => {
    // The address stands beside the set, as a screen that is not dense shows it.
    const written = Object.entries(parameters).flatMap(([name, value]) => (value ? `${name}="${value}"` : []));
    // Marked as what hydration does not know.
    return `<link rel="preload" as="image" ${written.join(" ")} fetchpriority="high" data-late=""/>`;
  });
  // Before this element a phone has a desktop's width, and fetches a desktop's picture.
  return html.replace(/<meta name="viewport"[^<>]*>/, (viewport) => viewport + links.join(""));
}

/**
 * None where no picture of the shop's own is marked `fetchpriority="high"`, and where it has more versions than one for `media` and one for the rest.
 */
function picturesAhead(html: string): readonly Ahead[] {
  const at = html.indexOf(' fetchpriority="high"');
  if (at < 0) return [];
  const before = html.slice(0, html.lastIndexOf("<", at));
  const image = html.slice(before.length, html.indexOf(">", at));
  const picture = before.slice(before.lastIndexOf("<picture"));
  const sources = picture.includes("</picture") ? [] : (picture.match(/<source [^<>]*>/g) ?? []);
  const [source, another] = sources;
  if (source === undefined) return shownBy(image) ?? [];
  const { media = "" } = attributesOf(source);
  // What is simple can be said the other way round.
  if (another !== undefined || !/^\([\w-]+: [\w.]+\)$/.test(media)) return [];
  const [one, other] = [shownBy(source, media), shownBy(image, `not all and ${media}`)];
  return one && other ? [...one, ...other] : [];
}

function shownBy(tag: string, media?: string): readonly Ahead[] | null {
  const { src, srcset, sizes } = attributesOf(tag);
  const href = src ?? srcset?.split(/[\s,]/)[0];
  return href?.startsWith("/media/") ? [{ href, imagesrcset: srcset, imagesizes: sizes, media }] : null;
}

/** Addresses of pictures are encoded, sizes and media hold no quotes: what is written otherwise in markup is left out. */
function attributesOf(tag: string): Readonly<Record<string, string | undefined>> {
  const written = [...tag.matchAll(/ ([a-z]+)="([ -!#-%'-[\]-~]*)"/gi)];
  return Object.fromEntries(written.map(([, name = "", value]) => [name.toLowerCase(), value]));
}
