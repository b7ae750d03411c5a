import { Parser } from "htmlparser2";
import type { PreloadedPicture } from "~/lib/screen";

/**
 * Of sanitised HTML: the picture marked `fetchpriority="high"`, each version with its media query,
 * for preload. Empty if one cannot simply be negated.
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

const SIMPLE = /^\([\w-]+: [\w.]+\)$/;

/**
 * With simple media queries each version's excludes those before it, so that the browser only
 * fetches the visible one.
 */
function versionsOf(image: Attributes, sources: readonly Attributes[]): PreloadedPicture[] {
  const queries = sources.map(({ media = "" }) => media);
  if (!queries.every((query) => SIMPLE.test(query))) return [];
  return [...sources, image].flatMap((version, at) => {
    const excluded = queries.slice(0, at).map((query) => `(not ${query})`);
    return toPicture(version, [...queries.slice(at, at + 1), ...excluded].join(" and "));
  });
}

function toPicture({ src, srcset, sizes }: Attributes, media?: string): PreloadedPicture[] {
  const href = src ?? srcset?.split(/[\s,]/, 1)[0];
  if (!href?.startsWith("/media/")) return [];
  return [{ src: href, ...(srcset !== href && { srcSet: srcset }), ...(sizes && { sizes }), ...(media && { media }) }];
}
