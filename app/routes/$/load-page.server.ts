import { redirect } from "@remix-run/server-runtime";
import type { CategoryUid } from "~/lib/commerce/model/ids";
import type { ResolvedPath } from "~/lib/commerce/model/page";
import { aliasTarget } from "~/lib/http/aliases";
import { notFound } from "~/lib/http/responses";
import { loadListing } from "~/lib/listing/load-listing.server";
import { loadProductPage } from "~/lib/product-page/load-product-page.server";
import type { Shop } from "~/lib/shop.server";
import type { CategoryPage, PathPage } from "./path-page";

type Target = Exclude<ResolvedPath, { type: "redirect" }>;

/** What stands at a path. Moved paths redirect with their query, unknown ones are 'Page not found'. */
export async function resolvePath(shop: Shop, url: URL): Promise<Target> {
  const path = url.pathname.replace(/\/+$/, "");
  // Leading slashes are folded too: "//host" in a Location would leave the shop.
  if (path !== url.pathname) throw redirect(path.replace(/^\/+/, "/") + url.search, 301);
  const alias = aliasTarget(path);
  if (alias) throw redirect(alias + url.search, 308);
  const resolved = (await shop.commerce.catalog.resolve(path)) ?? notFound();
  if (resolved.type === "redirect") throw redirect(withQuery(resolved.path, url.search), resolved.status);
  return resolved;
}

export async function loadPage(shop: Shop, url: URL): Promise<PathPage> {
  const resolved = await resolvePath(shop, url);
  switch (resolved.type) {
    case "product":
      return (await loadProductPage(shop, resolved.sku, url)) ?? notFound();
    case "category":
      return loadCategory(shop, resolved.uid, url);
    case "page": {
      const content = (await shop.commerce.content.page(resolved.identifier)) ?? notFound();
      return { view: "content", content, canonical: canonicalOf(shop, url) };
    }
  }
}

async function loadCategory(shop: Shop, uid: CategoryUid, url: URL): Promise<CategoryPage> {
  const [category, list] = await Promise.all([
    shop.commerce.catalog.category(uid),
    loadListing(shop.commerce, url, { category: uid }),
  ]);
  if (!category) notFound();
  return { view: "category", category, list: category.showsProducts ? list : null, canonical: canonicalOf(shop, url) };
}

function canonicalOf(shop: Shop, url: URL): string {
  return (shop.config.publicOrigin ?? url.origin) + url.pathname;
}

/** The backend may carry the query over itself. */
function withQuery(path: string, search: string): string {
  return path.includes("?") ? path : path + search;
}
