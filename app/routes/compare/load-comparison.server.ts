import { keepCompareList } from "~/features/compare/keep-compare-list.server";
import type { Comparison } from "~/lib/commerce/model/comparison";
import type { Shop } from "~/lib/server/shop.server";

/** The list this browser knows, else the customer's own; a list that is gone is forgotten. */
export async function loadComparison(shop: Shop): Promise<Comparison | null> {
  const { session, commerce } = shop;
  const known = session.compareList ? await commerce.compare.list(session.compareList.uid) : null;
  const list = known ?? (session.customerToken ? await commerce.compare.own() : null);
  if (list || session.compareList) keepCompareList(shop, list);
  return list;
}
