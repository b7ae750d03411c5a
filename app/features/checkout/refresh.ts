import type { MetaDescriptor } from "@remix-run/react";

/** A payment is usually known within seconds; after a minute the reloading stops. */
const MOST_ROUNDS = 12;
const SECONDS = 5;

/** How many times the page has reloaded. */
export function roundOf({ searchParams }: URL): number {
  const round = Number(searchParams.get("round"));
  return Number.isInteger(round) && round > 0 ? Math.min(round, MOST_ROUNDS) : 0;
}

export function isLastRound(round: number): boolean {
  return round >= MOST_ROUNDS;
}

/** Reloads the page without script, up to MOST_ROUNDS times. */
export function refreshMeta({ pathname, search }: { pathname: string; search: string }): MetaDescriptor[] {
  const url = new URL(pathname + search, "http://shop");
  const round = roundOf(url);
  if (isLastRound(round)) return [];
  url.searchParams.set("round", String(round + 1));
  return [{ httpEquiv: "refresh", content: `${SECONDS};url=${url.pathname}${url.search}` }];
}
