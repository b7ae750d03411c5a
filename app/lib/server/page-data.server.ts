import type { EntryContext } from "@remix-run/server-runtime";
import { PAGE_DATA } from "~/lib/page-data";

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
