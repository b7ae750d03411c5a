import type { EntryContext } from "@remix-run/server-runtime";
import pageStyles from "virtual:page-styles";
import type { RootData } from "~/lib/root-data";
import { namesIn, stylesFor } from "./sheet";

export interface PageStyle {
  readonly first: string;
  readonly late: string;
}

export const { partScripts } = pageStyles;

const made = new Map<string | null, PageStyle>();

/**
 * What a page carries that leaves before it is drawn whole (docs/decisions/0038): the styles of its route, or of the view its loader
 * decided for; of an error's page; all of them beside the log-in dialog.
 */
export function stylesOf(id = "root", { staticHandlerContext: { errors, loaderData } }: EntryContext): PageStyle {
  const root = loaderData["root"] as RootData | undefined; // the root's own loader
  if (root?.accountDialog) return stylesOfPage(null);
  if (errors) return stylesOfPage("root");
  const data: unknown = loaderData[id];
  const view = data !== null && typeof data === "object" && "view" in data ? ` ${String(data.view)}` : "";
  return stylesOfPage(id + view in pageStyles.pages ? id + view : id);
}

/** Of every page together where there is no one page. */
function stylesOfPage(page: string | null): PageStyle {
  const known = made.get(page);
  if (known) return known;
  const names = page === null ? undefined : pageStyles.pages[page];
  const classes = names && new Set(names.map((name) => `.${name}`));
  const style = styleFor((name) => !classes || !name.startsWith(".") || classes.has(name));
  made.set(page, style);
  return style;
}

/**
 * The page, drawn whole, with the rules that it, or what may also be drawn in it, can match, instead of all of its route's: together,
 * as nothing of such a page is late.
 */
export function withUsedStyles(html: string, { first }: PageStyle, alsoDrawn = ""): string {
  const at = html.indexOf(first);
  if (at < 0) return html;
  const [before, after] = [html.slice(0, at), html.slice(at + first.length)];
  return before + usedBy(namesIn(before, after, alsoDrawn)) + withoutLateStyle(after);
}

const usedLately = new Map<string, string>();
const MOST_USED = 100;

/** Kept: carts and accounts differ in what they say, seldom in what they are made of. */
function usedBy(names: ReadonlySet<string>): string {
  const key = [...names].sort().join(" ");
  const known = usedLately.get(key);
  if (known !== undefined) return known;
  const { first, late } = styleFor((name) => names.has(name));
  const [oldest] = usedLately.keys();
  if (oldest !== undefined && usedLately.size >= MOST_USED) usedLately.delete(oldest);
  usedLately.set(key, first + late);
  return first + late;
}

function withoutLateStyle(html: string): string {
  const mark = html.indexOf(' data-page-style="late"');
  if (mark < 0) return html;
  const end = html.indexOf("</style>", mark) + "</style>".length;
  return html.slice(0, html.lastIndexOf("<style", mark)) + html.slice(end);
}

function styleFor(has: (name: string) => boolean): PageStyle {
  const { sheets } = pageStyles;
  const [first = "", late = ""] = stylesFor([sheets.first, sheets.late], has);
  return { first, late };
}
