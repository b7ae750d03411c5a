import type { CategoryNode } from "~/lib/commerce/model/category";
import type { ResolvedPath } from "~/lib/commerce/model/page";
import type { ProductSummary } from "~/lib/commerce/model/product";
import { type Backend, type ImpliedAnswer, unexpected } from "~/lib/commerce/transport/backend.server";
import { FRESHNESS } from "~/lib/commerce/transport/read-cache.server";
import { RouteDocument } from "~/lib/commerce/wire/generated/graphql";
import { toResolvedPath } from "./to-resolved-path.server";

/** Magento's url_rewrite.request_path is no longer than this, so longer paths need no lookup. */
const MAX_PATH = 255;

/** What stands at a path; null for nothing. */
export async function readPlace(backend: Backend, path: string): Promise<ResolvedPath | null> {
  const url = decodePath(path);
  if (!url || url.length > MAX_PATH) return null;
  const load = async () => {
    const answer = await backend.readPublic(RouteDocument, { url });
    if (!answer.data.route && answer.errors.length > 0) throw unexpected("Route", answer);
    return toResolvedPath(answer.data.route, url);
  };
  return backend.cached({ ...nameOf(url), freshness: FRESHNESS.place, load });
}

/** Whoever was shown a product's card follows its link: its page need not ask first what stands there. */
export function placesOfProducts(products: readonly ProductSummary[]): ImpliedAnswer[] {
  return products.flatMap(({ path, sku }) => toPlace(path, { type: "product", sku }));
}

/** As for a card, for every entry of a menu. */
export function placesOfCategories(menu: readonly CategoryNode[]): ImpliedAnswer[] {
  return menu.flatMap(({ path, uid, children }) => [
    ...toPlace(path, { type: "category", uid }),
    ...placesOfCategories(children),
  ]);
}

function toPlace(path: string, value: ResolvedPath): ImpliedAnswer[] {
  const url = decodePath(path);
  return url ? [{ ...nameOf(url), value }] : [];
}

function nameOf(url: string) {
  return { as: "route", by: url, tags: ["catalog"] };
}

/** The backend stores its paths decoded. */
function decodePath(path: string): string | null {
  try {
    return decodeURIComponent(path);
  } catch {
    return null; // malformed escape: no such page
  }
}
