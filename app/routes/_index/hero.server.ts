import { Parser } from "htmlparser2";
import type { PreloadedPicture } from "~/lib/seo/meta";

export interface HeroOutline {
  readonly linkPath: string | null;
  /** The picture marked `fetchpriority="high"`, each version with its media query, for preload. Empty if there are more than two. */
  readonly pictures: readonly PreloadedPicture[];
}

/** `html`: sanitised. */
export function outlineHero(html: string): HeroOutline {
  let linkPath: string | null = null;
  let pictures: PreloadedPicture[] | null = null;
  let sources: Record<string, string>[] = [];
  const parser = new Parser({
    onopentag(name, attributes) {
      if (name === "a") linkPath ??= attributes["href"]?.split(/[?#]/, 1)[0] ?? null;
      if (name === "picture") sources = [];
      if (name === "source") sources.push(attributes);
      if (name === "img" && attributes["fetchpriority"] === "high") pictures ??= versionsOf(attributes, sources);
    },
    onclosetag(name) {
      if (name === "picture") sources = [];
    },
  });
  parser.end(html);
  return { linkPath, pictures: pictures ?? [] };
}

/** One version, or two for a simple media query and its negation, so that the browser only fetches the visible one. */
function versionsOf(
  image: Record<string, string>,
  [source, another]: readonly Record<string, string>[],
): PreloadedPicture[] {
  if (!source) return toPicture(image);
  const { media = "" } = source;
  if (another || !/^\([\w-]+: [\w.]+\)$/.test(media)) return [];
  return [...toPicture(source, media), ...toPicture(image, `not all and ${media}`)];
}

function toPicture({ src, srcset, sizes }: Record<string, string>, media?: string): PreloadedPicture[] {
  const href = src ?? srcset?.split(/[\s,]/, 1)[0];
  if (!href?.startsWith("/media/")) return [];
  return [{ src: href, ...(srcset && { srcSet: srcset }), ...(sizes && { sizes }), ...(media && { media }) }];
}
