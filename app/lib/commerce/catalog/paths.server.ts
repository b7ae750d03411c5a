import { FRESHNESS } from "~/lib/commerce/transport/read-cache.server";
import * as gql from "~/lib/commerce/wire/generated/graphql";
import { asId } from "~/lib/commerce/model/ids";
import { type CategoryNode, flattenCategories, type ResolvedPath } from "~/lib/commerce/model/page";
import type { ProductSummary } from "~/lib/commerce/model/product";
import type { Backend, PrimedRead } from "~/lib/commerce/transport/backend.server";
import { unexpected } from "~/lib/commerce/transport/classify.server";

/** Length of Magento's url_rewrite.request_path. */
const MAX_PATH = 255;

/** `askBeside`: called while a path that is not in the cache is resolved. */
export async function readPath(
  backend: Backend,
  path: string,
  askBeside?: (url: string) => Promise<unknown>,
): Promise<ResolvedPath | null> {
  const url = decodePath(path);
  if (!url || url.length > MAX_PATH) return null;
  return backend.cached({ ...nameOf(url), freshness: FRESHNESS.path }, async ({ isRefresh }) => {
    const request = backend.readPublic(gql.RouteDocument, { url });
    if (!isRefresh) void askBeside?.(url).catch(() => undefined);
    const answer = await request;
    if (!answer.data.route && answer.errors.length > 0) throw unexpected(answer);
    return toResolvedPath(answer.data.route, url);
  });
}

/**
 * Null if the path cannot be a product's. URL keys contain no dots; a category's path may precede
 * them.
 */
export function urlKeyOf(url: string, suffix: string): string | null {
  if (!url.endsWith(suffix)) return null;
  const key =
    url
      .slice(0, url.length - suffix.length)
      .split("/")
      .at(-1) ?? "";
  return key === "" || key.includes(".") ? null : key;
}

/** Primes the paths of shown cards, so that a product's page need not resolve its own. */
export function primeProductPaths(products: readonly ProductSummary[]): PrimedRead[] {
  return products.flatMap(({ path, sku }) => primePath(path, { type: "product", sku }));
}

export function primeCategoryPaths(menu: readonly CategoryNode[]): PrimedRead[] {
  return flattenCategories(menu).flatMap(({ path, uid }) => primePath(path, { type: "category", uid }));
}

function primePath(path: string, value: ResolvedPath): PrimedRead[] {
  const url = decodePath(path);
  return url ? [{ ...nameOf(url), value }] : [];
}

function nameOf(url: string) {
  return { name: "route", key: url, tags: ["catalog"] };
}

/** The backend stores its paths decoded. */
function decodePath(path: string): string | null {
  try {
    return decodeURIComponent(path);
  } catch {
    return null; // malformed escape: no such page
  }
}

/** Magento's internal path of a product, category or page, by its id. */
const SYSTEM_PATH = /^\/(?:catalog\/(?:product|category)|cms\/page)\/view\//;

export function toResolvedPath(route: gql.RouteQuery["route"], requestedPath: string): ResolvedPath | null {
  if (!route) return null;
  const { redirect_code: status } = route;
  if (status === 301 || status === 302) {
    const url = route.relative_url ?? "";
    if (/^https?:\/\//i.test(url)) return { type: "elsewhere", status, url };
    const target = url ? toPath(url) : requestedPath;
    if (target !== requestedPath) return { type: "redirect", status, path: toAscii(target) };
  }
  // For internal paths the backend returns the public path without a redirect code.
  if (SYSTEM_PATH.test(requestedPath) && route.relative_url && toPath(route.relative_url) !== requestedPath) {
    return { type: "redirect", status: 301, path: toAscii(toPath(route.relative_url)) };
  }
  if ("sku" in route) return route.sku ? { type: "product", sku: asId(route.sku) } : null;
  if ("uid" in route) return route.uid === null ? null : { type: "category", uid: asId(route.uid) };
  if ("identifier" in route) return route.identifier ? { type: "page", identifier: route.identifier } : null;
  return null;
}

/** For a Location header. Resolving dot segments may yield "//host", which would leave the shop. */
function toAscii(path: string): string {
  const { pathname, search } = new URL(path, "http://shop.invalid");
  return toPath(pathname) + search;
}

/** The first URL rewrite, else the URL key, else /p/{sku} (product P10). */
export function toProductPath({ sku, url_key, url_suffix, url_rewrites }: gql.ProductUrlFragment): string {
  const rewrite = url_rewrites?.find((entry) => entry.url)?.url;
  if (rewrite) return toPath(rewrite);
  if (url_key) return toPath(url_key + (url_suffix ?? ""));
  return `/p/${encodeURIComponent(sku ?? "")}`;
}

export function toCategoryPath(urlPath: string | null, suffix: string | null): string | null {
  return urlPath ? toPath(urlPath + (suffix ?? "")) : null;
}

/**
 * Exactly one leading slash: never a protocol-relative URL. Browsers ignore white space between
 * slashes.
 */
export function toPath(relative: string): string {
  return `/${relative.replace(/^[/\\\s]+/, "")}`;
}

/** Sorted and without duplicates, as a key of the cache. */
export function urlKeys(paths: readonly string[], suffix: string): string[] {
  return [...new Set(paths)].map((path) => path.slice(1, path.length - suffix.length)).sort();
}
