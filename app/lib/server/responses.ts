import { redirect } from "@remix-run/server-runtime";
import { sameOriginPath } from "~/lib/urls/same-origin-path";

/** Seconds after which somebody may ask again, with every 503. */
export const RETRY_AFTER = "30";

/** Ends the request with the shop's 'Page not found'. */
export function notFound(): never {
  throw new Response(null, { status: 404, statusText: "Not Found" });
}

/** After a POST: the answer is another page, to be fetched with GET. */
export function seeOther(path: string): Response {
  return redirect(path, 303);
}

/** Back to the page named in `return-to`, when that is a page of this shop. */
export function redirectBack(source: FormData | URLSearchParams, fallback: string): Response {
  return seeOther(sameOriginPath(source.get("return-to"), fallback));
}
