import type { EntryContext } from "@remix-run/server-runtime";
import { PAGE_DATA } from "~/lib/page-data";
import { EMPTY_ROOT_DATA, type RootData } from "~/lib/root-data";
import type { ScreenFacts } from "~/lib/screen";
import { draftOf } from "./draft-form.server";
import type { Shop } from "./shop.server";

/**
 * Whether a page leaves out its loader data, which its script then fetches at the first use: only public pages, which the same request yields again.
 * Responses to a POST, errors and pages with flash notices have it inline.
 */
export function isDataFetched(
  request: Request,
  { staticHandlerContext }: EntryContext,
  { shop, screen, isKept }: Page,
): boolean {
  const { statusCode, loaderData } = staticHandlerContext;
  const { notices } = (loaderData["root"] as RootData | undefined) ?? EMPTY_ROOT_DATA; // what the root's loader gave
  const isPlainGet = request.method === "GET" && statusCode === 200;
  return isKept && isPlainGet && screen.keep === "anybody" && notices.length === 0 && draftOf(shop.cookies) === null;
}

interface Page {
  readonly shop: Shop;
  readonly screen: ScreenFacts;
  /** Whether the host keeps pages like this one, with their data. */
  readonly isKept: boolean;
}

export function isDataAsked(request: Request): boolean {
  return request.headers.get("Accept") === PAGE_DATA;
}

/** The loader data alone. Sets no cookies, so that a flash notice is kept for the next page. */
export function dataAnswer({ serverHandoffStream }: EntryContext, status: number): Response {
  return new Response(serverHandoffStream ?? null, { status, headers: dataHeaders() });
}

export function dataHeaders(): Headers {
  return new Headers({
    "Content-Type": `${PAGE_DATA}; charset=utf-8`,
    "Cache-Control": "private, no-store",
    "X-Content-Type-Options": "nosniff",
  });
}
