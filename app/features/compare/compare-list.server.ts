import { optional } from "~/lib/async/optional";
import { z } from "zod";
import { asId, type Sku } from "~/lib/commerce/model/ids";
import type { CompareList as BackendList } from "~/lib/commerce/model/product";
import { defineCookie, json } from "~/lib/server/cookies/cookies.server";
import type { Shop } from "~/lib/server/request/shop.server";

export const MAX_COMPARED = 4;

/** Cached in the browser, so that no page has to read the list. */
export const compareCookie = defineCookie({
  name: "compare",
  seal: "sealed",
  maxAge: 30 * 24 * 3600,
  clearedOn: ["session-end"],
  ...json(z.object({ uid: z.string(), skus: z.array(z.string().transform(asId<Sku>)).max(MAX_COMPARED) })),
});

export function saveCompareList({ cookies }: Shop, list: BackendList | null): void {
  if (!list) return cookies.clear(compareCookie);
  const skus = list.products.map(({ sku }) => sku);
  const known = cookies.get(compareCookie);
  if (known?.uid === list.uid && known.skus.join() === skus.join()) return;
  cookies.set(compareCookie, { uid: list.uid, skus });
}

/**
 * After a log-in: assigns the guest's list to the customer, or merges it into theirs. Failures are
 * ignored.
 */
export async function assignCompareList(shop: Shop): Promise<void> {
  const { compare } = shop.commerce;
  const guest = shop.cookies.get(compareCookie);
  const listPromise = guest ? compare.assign(guest.uid) : compare.own();
  saveCompareList(
    shop,
    await optional(shop, { name: "assigning a compare list", evenUnauthorized: true }, listPromise),
  );
}
