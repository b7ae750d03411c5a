import { sameOriginPath } from "~/lib/urls/paths";

export function pagePath(request: Request): string {
  const { pathname, search, host } = new URL(request.url);
  if (request.method === "GET" || request.method === "HEAD") return pathname + search;
  const referer = request.headers.get("Referer") ?? "";
  const from = URL.canParse(referer) ? new URL(referer) : null;
  return from?.host === host ? sameOriginPath(from.pathname + from.search, pathname) : pathname + search;
}
