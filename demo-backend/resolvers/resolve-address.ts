import type { UrlRewriteRow } from "../store/catalogue-rows.ts";
import type { Store } from "../store/database.ts";

export interface ResolvedAddress {
  type: UrlRewriteRow["targetType"];
  id: number;
  relativeUrl: string;
  redirectCode: number;
}

const homePage = "home";
const systemPaths: [RegExp, UrlRewriteRow["targetType"]][] = [
  [/^catalog\/product\/view\/id\/(\d+)$/, "PRODUCT"],
  [/^catalog\/category\/view\/id\/(\d+)$/, "CATEGORY"],
  [/^cms\/page\/view\/page_id\/(\d+)$/, "CMS_PAGE"],
];

/** As in Magento: a trailing slash or capital letters redirect (301). Null is "no such page". */
export function resolveAddress(store: Store, url: string, { quirks }: { quirks: boolean }): ResolvedAddress | null {
  const { path, queryString } = splitUrl(url);
  const found =
    path === ""
      ? home(store)
      : (byExactPath(store, path) ?? bySystemPath(store, path) ?? byNormalizedPath(store, path));
  if (found === null || !isAvailable(store, found, quirks)) return null;
  return { ...found, relativeUrl: found.relativeUrl + queryString };
}

function splitUrl(url: string): { path: string; queryString: string } {
  const local = url
    .trim()
    .replace(/^https?:\/\/[^/?#]*/i, "")
    .replace(/#.*$/s, "");
  const queryStart = local.indexOf("?");
  const path = (queryStart === -1 ? local : local.slice(0, queryStart)).replace(/^\/+/, "");
  return { path, queryString: queryStart === -1 ? "" : local.slice(queryStart) };
}

function home(store: Store): ResolvedAddress | null {
  const page = store.content.pageByIdentifier(homePage);
  return page ? { type: "CMS_PAGE", id: page.id, relativeUrl: homePage, redirectCode: 0 } : null;
}

function byExactPath(store: Store, path: string): ResolvedAddress | null {
  const rewrite = store.content.rewrite(path);
  if (rewrite === undefined) return null;
  const { targetType: type, targetId: id, redirect, requestPath } = rewrite;
  const relativeUrl = redirect === 0 ? requestPath : (store.content.canonicalPath(type, id) ?? requestPath);
  return { type, id, relativeUrl, redirectCode: redirect };
}

function bySystemPath(store: Store, path: string): ResolvedAddress | null {
  for (const [pattern, type] of systemPaths) {
    const id = Number(pattern.exec(path)?.[1] ?? NaN);
    const relativeUrl = Number.isNaN(id) ? undefined : store.content.canonicalPath(type, id);
    if (relativeUrl !== undefined) return { type, id, relativeUrl, redirectCode: 0 };
  }
  return null;
}

function byNormalizedPath(store: Store, path: string): ResolvedAddress | null {
  const normalized = path.replace(/\/+$/, "").toLowerCase();
  const found = normalized === path ? null : byExactPath(store, normalized);
  return found && { ...found, redirectCode: 301 };
}

/** Magento 2.4.6 resolves disabled products and categories as if enabled. */
function isAvailable(store: Store, { type, id }: ResolvedAddress, quirks: boolean): boolean {
  if (type === "CMS_PAGE") return store.content.pageById(id) !== undefined;
  if (type === "CATEGORY") {
    const category = store.categories.byId(id);
    return category !== undefined && (quirks || store.categories.isShown(category));
  }
  const product = store.catalogue.productById(id);
  if (product === undefined || product.visibility === "none") return false;
  if (product.type === "giftcard" && !store.giftCards) return false;
  return quirks || product.status === "enabled";
}
