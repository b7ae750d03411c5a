import { withoutEndSlashes } from "~/lib/urls/without-end-slashes";
import { redirect } from "@remix-run/server-runtime";
import type { ResolvedPath } from "~/lib/commerce/model/page";
import { aliasAddress } from "./aliases";
import { notFound } from "~/lib/server/responses";
import type { Shop } from "~/lib/server/shop.server";
import { followLocalePrefix } from "./follow-locale-prefix.server";

type Target = Exclude<ResolvedPath, { type: "redirect" | "elsewhere" }>;

/** Resolves a path. Moved paths redirect with their query, unknown ones are 404. */
export async function resolvePath(shop: Shop, url: URL): Promise<Target> {
  // Leading slashes are collapsed: "//host" in a Location would leave the shop.
  const path = withoutEndSlashes(url.pathname).replace(/^\/+/, "/") || "/";
  await followLocalePrefix(shop, path, url.search);
  if (path !== url.pathname) throw redirect(path + url.search, 301);
  const alias = aliasAddress(url);
  if (alias) throw redirect(alias, 308);
  const { catalog } = shop.commerce;
  const resolved = (await catalog.resolve(path)) ?? (await redirectToSuffixed(shop, url)) ?? notFound();
  switch (resolved.type) {
    case "redirect":
      throw redirect(withQuery(resolved.path, url.search), resolved.status);
    case "elsewhere":
      if (!shop.config.redirectHosts.includes(new URL(resolved.url).host)) notFound();
      throw redirect(resolved.url, resolved.status);
    default:
      return resolved;
  }
}

/** Magento only knows the path with its ".html" suffix; redirects if that exists. */
async function redirectToSuffixed(shop: Shop, { pathname, search }: URL): Promise<null> {
  const { productSuffix, categorySuffix } = await shop.commerce.content.store();
  for (const suffix of new Set([productSuffix, categorySuffix])) {
    if (suffix === "" || /\.[a-z0-9]+$/i.test(pathname)) continue;
    if (await shop.commerce.catalog.resolve(pathname + suffix)) throw redirect(pathname + suffix + search, 301);
  }
  return null;
}

/** The backend's redirect may contain the query already. */
function withQuery(path: string, search: string): string {
  return path.includes("?") ? path : path + search;
}
