import type { PriceSpan } from "./price-span.ts";

/** New between its dates; not without any. */
export function isNew({ newFrom, newTo }: { newFrom: string | null; newTo: string | null }, now: Date): boolean {
  if (newFrom === null && newTo === null) return false;
  const begun = newFrom === null || Date.parse(newFrom) <= now.getTime();
  return begun && (newTo === null || Date.parse(newTo) >= now.getTime());
}

/** Its final price is below the regular price. */
export function isOnSale({ minRegular, minFinal, maxRegular, maxFinal }: PriceSpan): boolean {
  return minFinal < minRegular || maxFinal < maxRegular;
}
