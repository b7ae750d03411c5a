import type { BackendBases } from "../backend-urls.server";
import { createAddresses, type EmbedOptions } from "./addresses.server";
import { convert } from "./convert.server";
import { parseHtml } from "./parse-html.server";
import { writeHtml } from "./write-html.server";

/**
 * Safe HTML from the merchant's; rules of its own stand before it in a style element, which only `Prose` may show. Must run last: nothing may
 * unescape its result.
 */
export type CleanHtml = (html: string | null | undefined) => string;

export interface CleanPage {
  readonly html: string;
  /** Made of Page Builder's rows, which may reach the edges of the window. */
  readonly hasRows: boolean;
}

export type ContentCleaner = ReturnType<typeof createContentCleaner>;

export function createContentCleaner(bases: BackendBases, options: EmbedOptions) {
  const addresses = createAddresses(bases, options);
  const cleaned = (html: string | null | undefined, isPage: boolean): CleanPage => {
    if (!html) return { html: "", hasRows: false };
    const { nodes, css, hasRows } = convert(parseHtml(html), addresses, isPage);
    const safe = writeHtml(nodes).trim();
    return { html: css && safe ? `<style>${css}</style>${safe}` : safe, hasRows };
  };
  const clean: CleanHtml = (html) => cleaned(html, false).html;
  return {
    clean,
    /** For the first text of a page. */
    cleanPage: (html: string | null | undefined) => cleaned(html, true),
  };
}
