import { asId, type Sku } from "~/lib/commerce/model/ids";
import { type Cookies, type CookieReader, defineCookie } from "~/lib/server/cookies/cookies.server";

const MAX_VIEWED = 8;
const MAX_SKU_LENGTH = 64;
const MAX_COOKIE_LENGTH = 320;

export function parseViewed(text: string): readonly Sku[] {
  const skus = text.split("~").filter((sku) => sku !== "" && sku.length <= MAX_SKU_LENGTH);
  return skus.slice(0, MAX_VIEWED).map((sku) => asId<Sku>(sku));
}

export function writeViewed(skus: readonly Sku[]): string {
  return skus.join("~");
}

/** Returns the same array if nothing changes. */
export function withViewed(skus: readonly Sku[], sku: Sku): readonly Sku[] {
  if (skus[0] === sku || sku.length > MAX_SKU_LENGTH || sku.includes("~")) return skus;
  let now = [sku, ...skus.filter((other) => other !== sku)].slice(0, MAX_VIEWED);
  while (writeViewed(now).length > MAX_COOKIE_LENGTH) now = now.slice(0, -1);
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

export function saveViewed(cookies: Cookies, sku: Sku): void {
  const viewed = viewedOf(cookies);
  const now = withViewed(viewed, sku);
  if (now !== viewed) cookies.set(viewedCookie, now);
}
