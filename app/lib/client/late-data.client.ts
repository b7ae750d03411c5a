import { type Arrival, noteArrival } from "~/lib/late";

/**
 * Waits for all late parts in a page's data, and takes away what bridged the wait, and what only documents have: the page is then as the browser would
 * draw it.
 */
export async function allSettled(loaderData: unknown): Promise<void> {
  await Promise.all(promisesIn(loaderData, 4).map(noteArrival));
  for (const bridge of document.querySelectorAll("[data-late], script[type$='ld+json']")) bridge.remove();
}

function promisesIn(value: unknown, depth: number): Promise<Arrival<unknown>>[] {
  if (value instanceof Promise) return [value];
  if (depth === 0 || typeof value !== "object" || value === null || Array.isArray(value)) return [];
  return Object.values(value).flatMap((part) => promisesIn(part, depth - 1));
}
