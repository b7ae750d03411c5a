import { compareCookie, keepCompareList } from "~/features/compare/compare-list.server";
import type { Comparison } from "~/lib/commerce/model/product";
import type { Late } from "~/lib/late";
import { customerToken } from "~/lib/server/customer-token.server";
import { late } from "~/lib/server/late.server";
import type { Reader, Shop } from "~/lib/server/shop.server";

/** The list this browser knows, else the customer's own; one that is gone is forgotten when that is known in time. */
export async function loadComparison(shop: Shop): Promise<Late<Comparison | null>> {
  const list = await late(shop, "comparison", readComparison);
  if ("ok" in list && list.ok && (list.value || shop.cookies.get(compareCookie))) keepCompareList(shop, list.value);
  return list;
}

async function readComparison({ cookies, commerce }: Reader): Promise<Comparison | null> {
  const kept = cookies.get(compareCookie);
  const known = kept ? await commerce.compare.list(kept.uid) : null;
  return known ?? (customerToken(cookies) ? commerce.compare.own() : null);
}
