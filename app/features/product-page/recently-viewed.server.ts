import { asId, type Sku } from "~/lib/commerce/model/ids";
import type { Cookies, CookieReader } from "~/lib/server/cookies/cookies.server";
import { defineCookie } from "~/lib/server/cookies/define-cookie.server";

const MOST_VIEWED = 8;
const LONGEST_SKU = 64;
/** Size limit, to fit with the other cookies (docs/decisions/0008). */
const LONGEST_COOKIE = 320;

/** Latest first. */
export function parseViewed(kept: string): readonly Sku[] {
  const skus = kept.split("~").filter((sku) => sku !== "" && sku.length <= LONGEST_SKU);
  return skus.slice(0, MOST_VIEWED).map((sku) => asId<Sku>(sku));
}

export function writeViewed(skus: readonly Sku[]): string {
  return skus.join("~");
}

/** Returns the same array if nothing changes. */
export function withViewed(skus: readonly Sku[], sku: Sku): readonly Sku[] {
  if (skus[0] === sku || sku.length > LONGEST_SKU || sku.includes("~")) return skus;
  let now = [sku, ...skus.filter((other) => other !== sku)].slice(0, MOST_VIEWED);
  while (writeViewed(now).length > LONGEST_COOKIE) now = now.slice(0, -1);
  return now;
}

const viewedCookie = defineCookie<readonly Sku[]>({
  name: "viewed",
  seal: "plain",
  maxAge: 30 * 24 * 3600,
  clearedOn: ["log-out"],
  parse: parseViewed,
  format: writeViewed,
});

export function viewedOf(cookies: CookieReader): readonly Sku[] {
  return cookies.get(viewedCookie) ?? [];
}

export function noteViewed(cookies: Cookies, sku: Sku): void {
  const viewed = viewedOf(cookies);
  const now = withViewed(viewed, sku);
  if (now !== viewed) cookies.set(viewedCookie, now);
}
