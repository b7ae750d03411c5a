import { isCommerceError } from "~/lib/commerce/model/errors";
import type { Comparison } from "~/lib/commerce/model/product";
import type { Shop } from "~/lib/server/shop.server";
import { compareCookie } from "./compare-list.server";

/** Stores the list's id and skus in the browser; an empty list is dropped. */
export function keepCompareList({ cookies }: Shop, list: Comparison | null): void {
  if (!list) return cookies.drop(compareCookie);
  const skus = list.products.map(({ sku }) => sku);
  const known = cookies.get(compareCookie);
  if (known?.uid === list.uid && known.skus.join() === skus.join()) return;
  cookies.set(compareCookie, { uid: list.uid, skus });
}

/** After a log-in: assigns the guest's list to the customer, or merges it into theirs. Failures are ignored. */
export async function assignCompareList(shop: Shop): Promise<void> {
  const { compare } = shop.commerce;
  try {
    const guest = shop.cookies.get(compareCookie);
    keepCompareList(shop, guest ? await compare.assign(guest.uid) : await compare.own());
  } catch (error) {
    if (!isCommerceError(error)) throw error;
    shop.log("warn", "a compare list was not assigned", { kind: error.kind, error });
    shop.cookies.drop(compareCookie);
  }
}
