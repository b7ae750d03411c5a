import { parseView } from "~/ui/list-view";
import { type CookieReader, defineCookie } from "~/lib/server/cookies/cookies.server";

export const viewCookie = defineCookie<"grid" | "list">({
  name: "view",
  seal: "plain",
  maxAge: 360 * 24 * 3600,
  clearedOn: [],
  parse: parseView,
  format: (view) => view,
});

export function viewOf(cookies: CookieReader): "grid" | "list" {
  return cookies.get(viewCookie) ?? "grid";
}
