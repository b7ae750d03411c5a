import type { EntryContext } from "@remix-run/server-runtime";
import pageStyles from "virtual:page-styles";
import type { RootData } from "~/lib/root-data";
import { namesIn, stylesFor } from "./sheet";

export interface PageStyle {
  readonly first: string;
  readonly late: string;
}

const made = new Map<string, PageStyle>();

/**
 * What a page carries that leaves before it is drawn whole (docs/decisions/0038): the styles of its route, or of the view its loader
 * decided for; of an error's page; all of them beside the log-in dialog.
 */
export function stylesOf(id = "root", { staticHandlerContext: { errors, loaderData } }: EntryContext): PageStyle {
  const root = loaderData["root"] as RootData | undefined; // the root's own loader
  if (root?.accountDialog) return stylesOfPage("whole");
  if (errors) return stylesOfPage("root");
  const data: unknown = loaderData[id];
  const view = data !== null && typeof data === "object" && "view" in data ? ` ${String(data.view)}` : "";
  return stylesOfPage(id + view in pageStyles.pages ? id + view : id);
}

function stylesOfPage(page: string): PageStyle {
  const known = made.get(page);
  if (known) return known;
  const classes = new Set(pageStyles.pages[page]?.map((name) => `.${name}`));
  const style = styleFor((name) => classes.size === 0 || !name.startsWith(".") || classes.has(name));
  made.set(page, style);
  return style;
}

/** The page, drawn whole, with the rules that it and what else may be drawn in it can match, instead of all of its route's. */
export function withUsedStyles(html: string, { first, late }: PageStyle, ...drawn: string[]): string {
  const names = namesIn([html, ...drawn].join(""));
  const used = styleFor((name) => names.has(name));
  return html.replace(first, () => used.first).replace(late, () => used.late);
}

function styleFor(has: (name: string) => boolean): PageStyle {
  const { sheets } = pageStyles;
  const [first = "", late = ""] = stylesFor([sheets.first, sheets.late], has);
  return { first, late };
}
