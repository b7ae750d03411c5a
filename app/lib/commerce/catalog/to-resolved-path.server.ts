import { asId } from "~/lib/commerce/model/ids";
import type { ResolvedPath } from "~/lib/commerce/model/page";
import type { RouteQuery } from "~/lib/commerce/wire/generated/graphql";
import { toPath } from "./to-path.server";

/** Magento's own address of a product, category or page, by its number. */
const SYSTEM_PATH = /^\/(?:catalog\/(?:product|category)|cms\/page)\/view\//;

/** Maps the backend's route to what the shop shows at the path; null for a type without a screen. */
export function toResolvedPath(route: RouteQuery["route"], asked: string): ResolvedPath | null {
  if (!route) return null;
  const isRedirect = route.redirect_code === 301 || route.redirect_code === 302;
  if (isRedirect) {
    const status = route.redirect_code === 301 ? 301 : 302;
    const address = route.relative_url ?? "";
    if (/^https?:\/\//i.test(address)) return { type: "elsewhere", status, url: address };
    const target = address ? toPath(address) : asked;
    if (target !== asked) return { type: "redirect", status, path: toAscii(target) };
  }
  // There the backend names the public address without a redirect code.
  if (SYSTEM_PATH.test(asked) && route.relative_url && toPath(route.relative_url) !== asked) {
    return { type: "redirect", status: 301, path: toAscii(toPath(route.relative_url)) };
  }
  if ("sku" in route) return route.sku ? { type: "product", sku: asId(route.sku) } : null;
  if ("uid" in route) return route.uid === null ? null : { type: "category", uid: asId(route.uid) };
  if ("identifier" in route) return route.identifier ? { type: "page", identifier: route.identifier } : null;
  return null;
}

/** For a Location header; existing escapes are kept. With its dot segments resolved a path may begin with "//", which would leave the shop. */
function toAscii(path: string): string {
  const { pathname, search } = new URL(path, "http://shop.invalid");
  return toPath(pathname) + search;
}
