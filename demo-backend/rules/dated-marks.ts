import type { PriceSpan } from "./price-span.ts";

/** False without dates. */
export function isNew({ newFrom, newTo }: { newFrom: string | null; newTo: string | null }, now: Date): boolean {
  if (newFrom === null && newTo === null) return false;
  const hasStarted = newFrom === null || Date.parse(newFrom) <= now.getTime();
  return hasStarted && (newTo === null || Date.parse(newTo) >= now.getTime());
}

export function isOnSale({ minRegular, minFinal, maxRegular, maxFinal }: PriceSpan): boolean {
  return minFinal < minRegular || maxFinal < maxRegular;
}
