import { redirect } from "@remix-run/server-runtime";
import { sameOriginPath } from "~/lib/urls/paths";

/** For every 503, in seconds. */
export const RETRY_AFTER = 30;

export function notFound(): never {
  throw new Response(null, { status: 404, statusText: "Not Found" });
}

export function badRequest(): never {
  throw new Response(null, { status: 400, statusText: "Bad Request" });
}

export function seeOther(path: string): Response {
  return redirect(path, 303);
}

export function redirectBack(source: FormData | URLSearchParams, fallback: string): Response {
  return seeOther(sameOriginPath(source.get("return-to"), fallback));
}
