/**
 * Data attributes by which scripts, speculation rules and styles find elements, without "data-".
 * Classes are for CSS alone. ESLint knows these names in JSX, the types below in scripts;
 * tests/bundles/page-marks.test.ts knows a page for each.
 */
export const PAGE_MARKS = [
  // On <html>. The last four are set by script.
  "cache", // "no-store": reloaded when Back restores it
  "cart", // screens where an addition opens no panel
  "client-links", // hydrated: no documents are prefetched
  "connection", // "off" or, for a moment, "back"
  "installs", // the shop can be installed
  "idle", // open for two seconds: the likely next page may be prefetched
  // On the script of frame/first-use-scripts, for entry.client. The last two are set by
  // first-use.inline; "at" is also on the script of a page that answers a POST.
  "entry",
  "manifest",
  "routes",
  "parts",
  "emits",
  "captchas",
  "field-data",
  "used",
  "at",
  // Links and buttons.
  "panel", // opens it
  "document", // never a client navigation
  "keep-scroll",
  "install",
  "show-password",
  "script-only", // hidden until hydration
  "auto-submit", // a form that script submits at once
  // Parts of a page.
  "cards", // their links load documents
  "listing", // whose first cards are prefetched
  "crumbs", // the last one is prefetched
  "count", // the number at the cart
  "success", // a notice
  "panel-dialog",
  "filter-fold",
  "seen-pages",
  "page-style",
  "ssr", // removed before hydration
  "pending", // where the server stops rendering for now
  // Data for scripts and styles.
  "sku",
  "filter",
  "captcha",
  "shop-events",
  "told", // those of them that tags have got; set by script
  "label", // what a price is
] as const;

export type PageMark = (typeof PAGE_MARKS)[number];

export type MarkAttributes = { readonly [M in PageMark as `data-${M}`]?: string | undefined };

export function markSelector(mark: PageMark | `${PageMark}=${string}`): string {
  return `[data-${mark}]`;
}

type CamelCase<T extends string> = T extends `${infer A}-${infer B}` ? `${A}${Capitalize<CamelCase<B>>}` : T;

export type Marks = { [M in PageMark as CamelCase<M>]?: string };

export function marksOf(element: HTMLElement | null): Marks {
  return element?.dataset ?? {};
}

/** What FirstUseScripts wrote. */
export function scriptMarks(): Marks {
  return marksOf(document.querySelector<HTMLElement>(markSelector("entry")));
}

/**
 * Also in public/sw.js, which cannot import them: its cache of viewed pages, the header of pages
 * that it may keep, a Server-Timing of copies.
 */
export const SERVICE_WORKER = { viewedPages: "seen", mayKeep: "X-May-Keep", offline: "offline" } as const;

/**
 * Product cards load documents even when hydrated: a prefetched document is faster than data and
 * script of a client navigation.
 */
export const DOCUMENT_LINKS = `${markSelector("cards")} a`;
