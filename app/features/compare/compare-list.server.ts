import { asId, type Sku } from "~/lib/commerce/model/ids";
import type { CompareList as BackendList } from "~/lib/commerce/model/product";
import { defineCookie } from "~/lib/server/cookies/define-cookie.server";
import { withFallback } from "~/lib/server/request/optional.server";
import type { Shop } from "~/lib/server/request/shop.server";

/** Cached in the browser, so that no page has to read the list. */
export interface CompareList {
  readonly uid: string;
  readonly skus: readonly Sku[];
}

export const MAX_COMPARED = 4;

export const compareCookie = defineCookie<CompareList>({
  name: "compare",
  seal: "signed",
  maxAge: 30 * 24 * 3600,
  clearedOn: ["session-end"],
  parse(text) {
    const [uid, ...skus] = text.split("\n");
    if (!uid || !/^[A-Za-z0-9]{1,64}$/.test(uid)) return null;
    return {
      uid,
      skus: skus
        .filter(Boolean)
        .slice(0, MAX_COMPARED)
        .map(asId<Sku>),
    };
  },
  format: ({ uid, skus }) => [uid, ...skus].join("\n"),
});

export function saveCompareList({ cookies }: Shop, list: BackendList | null): void {
  if (!list) return cookies.clear(compareCookie);
  const skus = list.products.map(({ sku }) => sku);
  const known = cookies.get(compareCookie);
  if (known?.uid === list.uid && known.skus.join() === skus.join()) return;
  cookies.set(compareCookie, { uid: list.uid, skus });
}

/** After a log-in: assigns the guest's list to the customer, or merges it into theirs. Failures are ignored. */
export async function assignCompareList(shop: Shop): Promise<void> {
  const { compare } = shop.commerce;
  const guest = shop.cookies.get(compareCookie);
  const assigning = guest ? compare.assign(guest.uid) : compare.own();
  const failure = "a compare list was not assigned";
  saveCompareList(shop, await withFallback(shop, assigning, { failure, fallback: null, level: "warn" }));
}
