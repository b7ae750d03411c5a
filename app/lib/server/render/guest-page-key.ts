import { isPrefetch } from "~/lib/server/request/is-prefetch";
import { connectionOf } from "./connection-hints";

/**
 * Null for requests with cookies, search parameters or credentials, and for Markdown. A prefetched
 * page does not count as viewed.
 */
export function guestPageKey(
  method: string,
  url: URL,
  header: (name: string) => string | null | undefined,
): string | null {
  if ((method !== "GET" && method !== "HEAD") || url.search !== "") return null;
  if (header("Cookie") || header("Authorization") || prefersMarkdown(header("Accept"))) return null;
  const { savesData, isFrugal } = connectionOf(header);
  return `${url.origin}${url.pathname} ${savesData} ${isFrugal} ${isPrefetch(header)}`;
}

/**
 * `Accept` names Markdown, and HTML after it or not at all. Browsers never do; programs that read
 * for people do.
 */
export function prefersMarkdown(accept: string | null | undefined): boolean {
  const at = accept?.indexOf("text/markdown") ?? -1;
  const html = accept?.indexOf("text/html") ?? -1;
  return at >= 0 && (html < 0 || at < html);
}

/** A cached page is shown as it is for this time, on every host. */
export const GUEST_PAGE_MAX_AGE_MS = 60_000;
