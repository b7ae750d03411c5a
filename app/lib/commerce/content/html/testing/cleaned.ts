import { findAll } from "domutils";
import { parseDocument } from "htmlparser2";
import { createContentCleaner } from "../clean-html.server";
import { typeRules } from "../type-rules.server";

export const media = "https://shop.example/media/";
const bases = { pages: ["https://shop.example/"], media: [media] };
const rewriteMedia = (url: string, width?: number) =>
  url.startsWith(media) ? `/media/${String(width ?? 640)}x0/${url.slice(media.length)}` : "/placeholder.svg";
const cleaner = createContentCleaner(bases, {
  rewriteMedia,
  frameOrigins: ["https://video.example"],
  parseMedia: () => null,
  readPictureSize: () => Promise.resolve(null),
});

/** Rules and HTML of a cleaned text, with class names of the merchant's rules as "m". */
export function cleaned(html: string) {
  return named(cleaner.clean(html));
}

/** The same for the first text of a page. */
export async function cleanedPage(html: string) {
  return named((await cleaner.cleanPage(html)).html);
}

function named(result: string) {
  const { css, text } = splitCleaned(result);
  return { css: css.replaceAll(/\.m-\w+/g, ".m"), text: text.replaceAll(/\bm-\w+/g, "m") };
}

/** `css`: without the rules of Page Builder's types. */
export function splitCleaned(result: string): { readonly css: string; readonly text: string } {
  if (!result.startsWith("<style>")) return { css: "", text: result };
  const end = result.indexOf("</style>");
  const text = result.slice(end + "</style>".length);
  const classes = findAll(({ attribs }) => "class" in attribs, parseDocument(text).children).flatMap(
    ({ attribs }) => attribs["class"]?.split(" ") ?? [],
  );
  return { css: result.slice("<style>".length, end).replace(typeRules(new Set(classes)), ""), text };
}
