import { Parser } from "htmlparser2";
import type { PreloadedPicture } from "~/lib/screen";

/**
 * Of sanitised HTML: the picture marked `fetchpriority="high"`, each version with its media query,
 * for preload. Empty if there are more than two versions.
 */
export function firstPictures(html: string): readonly PreloadedPicture[] {
  let pictures: PreloadedPicture[] | null = null;
  let sources: Attributes[] = [];
  const parser = new Parser({
    onopentag(name, attributes) {
      if (name === "source") sources.push(attributes);
      if (name !== "img") return;
      if (attributes["fetchpriority"] === "high") pictures ??= versionsOf(attributes, sources);
      sources = [];
    },
  });
  parser.end(html);
  return pictures ?? [];
}

type Attributes = Readonly<Record<string, string>>;

/**
 * One version, or two for a simple media query and its negation, so that the browser only fetches
 * the visible one.
 */
function versionsOf(image: Attributes, [source, another]: readonly Attributes[]): PreloadedPicture[] {
  if (!source) return toPicture(image);
  const { media = "" } = source;
  if (another || !/^\([\w-]+: [\w.]+\)$/.test(media)) return [];
  return [...toPicture(source, media), ...toPicture(image, `not all and ${media}`)];
}

function toPicture({ src, srcset, sizes }: Attributes, media?: string): PreloadedPicture[] {
  const href = src ?? srcset?.split(/[\s,]/, 1)[0];
  if (!href?.startsWith("/media/")) return [];
  return [{ src: href, ...(srcset !== href && { srcSet: srcset }), ...(sizes && { sizes }), ...(media && { media }) }];
}
