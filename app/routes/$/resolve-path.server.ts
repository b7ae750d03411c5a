import { redirect } from "@remix-run/server-runtime";
import type { ResolvedPath } from "~/lib/commerce/model/page";
import { notFound } from "~/lib/server/request/responses";
import type { Shop } from "~/lib/server/request/shop.server";
import { withoutTrailingSlashes } from "~/lib/urls/paths";
import { aliasPath } from "./aliases";
import { followLocalePrefix } from "./follow-locale-prefix.server";
import { fromMagentoPath } from "./magento-paths";

type Target = Exclude<ResolvedPath, { type: "redirect" | "elsewhere" }>;

/** Another store view, chosen by a cookie, may have something else at the path, so responses must not be cached. */
const headers = { "Cache-Control": "private, no-cache" };

/** Moved paths redirect with their query, unknown ones are 404. */
export async function resolvePath(shop: Shop, request: Request, url: URL): Promise<Target> {
  const path = await normalizePath(shop, url.pathname);
  await followLocalePrefix(shop, request, { path, search: url.search });
  if (path !== url.pathname) throw redirect(path + url.search, { status: 301, headers });
  const requested = { pathname: withoutTrailingSlashes(path), search: url.search };
  const alias = aliasPath(requested);
  if (alias) throw redirect(alias, 308);
  const magento = fromMagentoPath(requested);
  if (magento && "to" in magento) throw redirect(magento.to, 308);
  const { catalog } = shop.commerce;
  const resolved =
    (await catalog.resolve(magento?.find ?? path)) ?? (await redirectToSuffixed(shop, url)) ?? notFound();
  switch (resolved.type) {
    case "redirect":
      throw redirect(withQuery(resolved.path, url.search), { status: resolved.status, headers });
    case "elsewhere":
      if (!shop.config.redirectHosts.includes(new URL(resolved.url).host)) notFound();
      throw redirect(resolved.url, { status: resolved.status, headers });
    default:
      return resolved;
  }
}

/**
 * Collapses leading slashes, since "//host" in a Location would leave the shop. Trailing slashes are collapsed too, or dropped if the
 * shop's URLs have none. Magento without web server rewrites prefixes paths with "index.php".
 */
async function normalizePath({ commerce }: Shop, pathname: string): Promise<string> {
  const path = withoutTrailingSlashes(pathname).replace(/^\/+(?:index\.php(?:\/+|$))?/, "/") || "/";
  if (path === "/" || path === pathname) return path;
  const { productSuffix, categorySuffix } = await commerce.content.store();
  return pathname.endsWith("/") && (productSuffix + categorySuffix).includes("/") ? `${path}/` : path;
}

/** Magento only knows the path with its ".html" suffix: redirects if that exists. */
async function redirectToSuffixed(shop: Shop, { pathname, search }: URL): Promise<null> {
  const { productSuffix, categorySuffix } = await shop.commerce.content.store();
  for (const suffix of new Set([productSuffix, categorySuffix])) {
    if (suffix === "" || pathname.endsWith(suffix) || /\.[a-z0-9]+$/i.test(pathname)) continue;
    const suffixed = pathname + suffix;
    if (await shop.commerce.catalog.resolve(suffixed)) throw redirect(suffixed + search, { status: 301, headers });
  }
  return null;
}

/** The backend's redirect may already contain the query. */
function withQuery(path: string, search: string): string {
  return path.includes("?") ? path : path + search;
}
