import { compareCookie } from "~/features/compare/compare-list.server";
import { customerToken } from "~/lib/server/customer-token.server";
import { keepCompareList } from "~/features/compare/keep-compare-list.server";
import type { Comparison } from "~/lib/commerce/model/comparison";
import type { Shop } from "~/lib/server/shop.server";

/** The list in this browser's cookie, else the customer's own; a missing list is forgotten. */
export async function loadComparison(shop: Shop): Promise<Comparison | null> {
  const { cookies, commerce } = shop;
  const kept = cookies.get(compareCookie);
  const known = kept ? await commerce.compare.list(kept.uid) : null;
  const list = known ?? (customerToken(cookies) ? await commerce.compare.own() : null);
  if (list || kept) keepCompareList(shop, list);
  return list;
}
