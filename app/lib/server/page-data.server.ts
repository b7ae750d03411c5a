import type { EntryContext } from "@remix-run/server-runtime";
import { PAGE_DATA } from "~/lib/page-data";
import { EMPTY_ROOT_DATA, type RootData } from "~/lib/root-data";
import type { ScreenFacts } from "~/lib/screen";
import { draftOf } from "./draft-form.server";
import type { Shop } from "./shop.server";

/**
 * Whether a page comes without the data for its script, which asks for it at the first use: a public page, which the same
 * request brings again. What a post was answered, an error, and what is said only once bring theirs along.
 */
export function isDataFetched(
  request: Request,
  { staticHandlerContext }: EntryContext,
  { shop, screen }: Page,
): boolean {
  const { statusCode, loaderData } = staticHandlerContext;
  const { notices } = (loaderData["root"] as RootData | undefined) ?? EMPTY_ROOT_DATA; // what the root's loader gave
  const isPlainGet = request.method === "GET" && statusCode === 200;
  return isPlainGet && screen.keep === "anybody" && notices.length === 0 && draftOf(shop.cookies) === null;
}

interface Page {
  readonly shop: Shop;
  readonly screen: ScreenFacts;
}

export function isDataAsked(request: Request): boolean {
  return request.headers.get("Accept") === PAGE_DATA;
}

/** The data alone. It sets no cookie: what the shopper is to be told waits for the next page. */
export function dataAnswer({ serverHandoffStream }: EntryContext, status: number): Response {
  const headers = {
    "Content-Type": `${PAGE_DATA}; charset=utf-8`,
    "Cache-Control": "private, no-store",
    "X-Content-Type-Options": "nosniff",
  };
  return new Response(serverHandoffStream ?? null, { status, headers });
}
