import type { BackendBases } from "../backend-urls.server";
import { createUrls, type EmbedOptions } from "./urls.server";
import { convert, type Converted } from "./convert.server";
import { urlOf } from "./directives.server";
import { parseHtml } from "./parse-html.server";
import { addPictureSizes, type PictureOptions } from "./picture-sizes.server";
import { writeHtml } from "./write-html.server";

/**
 * Safe HTML from the merchant's; rules of its own stand before it in a style element, which only
 * `Prose` may show. Must run last: nothing may unescape its result.
 */
export type CleanHtml = (html: string | null | undefined) => string;

export interface CleanPage {
  readonly html: string;
  /** Made of Page Builder's rows, which may reach the edges of the window. */
  readonly hasRows: boolean;
}

export type ContentCleaner = ReturnType<typeof createContentCleaner>;

export function createContentCleaner(bases: BackendBases, options: EmbedOptions & PictureOptions) {
  const urls = createUrls(bases, options);
  const parse = (html: string) => parseHtml(html, (directive) => urlOf(directive, bases));
  const toPage = ({ nodes, css, hasRows }: Converted): CleanPage => {
    const safe = writeHtml(nodes).trim();
    return { html: css && safe ? `<style>${css}</style>${safe}` : safe, hasRows };
  };
  const clean: CleanHtml = (html) => (html ? toPage(convert(parse(html), urls, false)).html : "");
  const cleanSized = async (html: string | null | undefined, isPage: boolean): Promise<CleanPage> => {
    if (!html) return { html: "", hasRows: false };
    const converted = convert(parse(html), urls, isPage);
    await addPictureSizes(converted.nodes, options);
    return toPage(converted);
  };
  return {
    /** For texts below the first screen. */
    clean,
    /** With the sizes of its pictures. */
    cleanBlock: async (html: string | null | undefined) => (await cleanSized(html, false)).html,
    /** For the first text of a page. */
    cleanPage: (html: string | null | undefined) => cleanSized(html, true),
  };
}
