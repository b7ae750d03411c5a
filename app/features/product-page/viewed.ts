import { asId, type Sku } from "~/lib/commerce/model/ids";

const MOST_VIEWED = 8;
const LONGEST_SKU = 64;
/** What a request can carry beside the other cookies (docs/decisions/0008). */
const LONGEST_COOKIE = 320;

/** The products a shopper looked at, the last one first, as the cookie has them. */
export function parseViewed(kept: string | null): readonly Sku[] {
  if (!kept) return [];
  const skus = kept.split("~").filter((sku) => sku !== "" && sku.length <= LONGEST_SKU);
  return skus.slice(0, MOST_VIEWED).map((sku) => asId<Sku>(sku));
}

export function writeViewed(skus: readonly Sku[]): string {
  return skus.join("~");
}

/** Unchanged when it is the one looked at last. */
export function withViewed(skus: readonly Sku[], sku: Sku): readonly Sku[] {
  if (skus[0] === sku || sku.length > LONGEST_SKU || sku.includes("~")) return skus;
  let now = [sku, ...skus.filter((other) => other !== sku)].slice(0, MOST_VIEWED);
  while (writeViewed(now).length > LONGEST_COOKIE) now = now.slice(0, -1);
  return now;
}
