import type { EntryContext } from "@remix-run/server-runtime";
import pageStyles from "virtual:page-styles";
import type { RootData } from "~/lib/root-data";
import { type InTwo, namesIn, stylesFor, stylesInTwo } from "./sheet";

export interface PageStyle {
  readonly first: string;
  readonly late: string;
}

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
  const { sheets } = pageStyles;
  const has = (name: string) => !classes || !name.startsWith(".") || classes.has(name);
  const [first = "", late = ""] = stylesFor([sheets.first, sheets.late], has);
  const style = { first, late };
  made.set(page, style);
  return style;
}

/**
 * The page, drawn whole, with the rules that it can match instead of all of its route's: in the head those of what stands up to its heading, so that
 * a slow line shows it sooner, behind the heading the others. All in the head for a page that is kept, of which `alsoDrawn` is what may also be drawn in it.
 */
export function withUsedStyles(html: string, { first: own }: PageStyle, nonce: string, alsoDrawn?: string): string {
  const start = html.indexOf(own);
  if (start < 0) return html;
  const before = html.slice(0, start);
  const after = withoutLateStyle(html.slice(start + own.length));
  const heading = alsoDrawn === undefined ? after.indexOf("</h1>") : -1;
  const at = heading < 0 ? after.length : heading + "</h1>".length;
  const [beginning, end] = [after.slice(0, at), after.slice(at)];
  const begins = namesIn(before, beginning, alsoDrawn ?? "");
  const { first, rest } = usedBy(new Set([...begins, ...namesIn(end)]), begins);
  if (end === "") return before + first + rest + after;
  return `${before}${first}${beginning}<style nonce="${nonce}" data-page-style="rest">${rest}</style>${end}`;
}

const usedLately = new Map<string, InTwo>();
const MOST_USED = 100;

/** Kept: carts and accounts differ in what they say, seldom in what they are made of. */
function usedBy(names: ReadonlySet<string>, begins: ReadonlySet<string>): InTwo {
  const key = [names, begins].map((one) => [...one].sort().join(" ")).join("\n");
  const known = usedLately.get(key);
  if (known !== undefined) return known;
  const { sheets } = pageStyles;
  const used = stylesInTwo(
    [sheets.first, sheets.late],
    (name) => names.has(name),
    (name) => begins.has(name),
  );
  const [oldest] = usedLately.keys();
  if (oldest !== undefined && usedLately.size >= MOST_USED) usedLately.delete(oldest);
  usedLately.set(key, used);
  return used;
}

function withoutLateStyle(html: string): string {
  const mark = html.indexOf(' data-page-style="late"');
  if (mark < 0) return html;
  const end = html.indexOf("</style>", mark) + "</style>".length;
  return html.slice(0, html.lastIndexOf("<style", mark)) + html.slice(end);
}
