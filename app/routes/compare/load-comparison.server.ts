import { compareCookie, MAX_COMPARED, saveCompareList } from "~/features/compare/compare-list.server";
import type { Sku } from "~/lib/commerce/model/ids";
import type { CompareList, Comparison } from "~/lib/commerce/model/product";
import type { Deferred } from "~/lib/deferred";
import { customerToken } from "~/lib/server/cookies/customer-token.server";
import { deferred } from "~/lib/server/request/deferred.server";
import type { Reader, Shop } from "~/lib/server/request/shop.server";

export interface ShownComparison extends Comparison {
  readonly moreTo: string | null;
}

export function loadShared(shop: Shop, skus: readonly Sku[]): Promise<Deferred<ShownComparison>> {
  return deferred(shop, "comparison", async ({ commerce }) => ({
    ...(await commerce.compare.compare(skus)),
    moreTo: null,
  }));
}

type OwnComparison = ShownComparison & CompareList;

/** This browser's list, else the customer's own. Clears the cookie of a list that is gone, unless the response has already started. */
export async function loadOwn(shop: Shop): Promise<Deferred<OwnComparison | null>> {
  const list = await deferred(shop, "comparison", readOwn);
  if ("ok" in list && list.ok && (list.value || shop.cookies.get(compareCookie))) saveCompareList(shop, list.value);
  return list;
}

async function readOwn(reader: Reader): Promise<OwnComparison | null> {
  const { cookies, commerce } = reader;
  const stored = cookies.get(compareCookie);
  const known = stored ? await commerce.compare.list(stored.uid) : null;
  const list = known ?? (customerToken(cookies) ? await commerce.compare.own() : null);
  return list && { ...list, moreTo: list.products.length < MAX_COMPARED ? await listOf(reader, list) : null };
}

/** The most specific category of the first product, in the list view, whose cards have a compare button. */
async function listOf({ commerce }: Reader, { products: [first] }: Comparison): Promise<string> {
  const product = first ? await commerce.catalog.product(first.sku).catch(() => null) : null;
  const category = product?.breadcrumbs.at(-1);
  return category ? `${category.path}?view=list` : "/categories";
}
