import type { MetaDescriptor } from "@remix-run/react";

/** A payment is known within a second or two; after a minute somebody has to look. */
const MOST_ROUNDS = 12;
const SECONDS = 5;

/** How often the page has asked already. */
export function roundOf({ searchParams }: URL): number {
  const round = Number(searchParams.get("round"));
  return Number.isInteger(round) && round > 0 ? Math.min(round, MOST_ROUNDS) : 0;
}

export function isLastRound(round: number): boolean {
  return round >= MOST_ROUNDS;
}

/** The page asks again by itself, without script, and stops after a while. */
export function refreshMeta({ pathname, search }: { pathname: string; search: string }): MetaDescriptor[] {
  const url = new URL(pathname + search, "http://shop");
  const round = roundOf(url);
  if (isLastRound(round)) return [];
  url.searchParams.set("round", String(round + 1));
  return [{ httpEquiv: "refresh", content: `${SECONDS};url=${url.pathname}${url.search}` }];
}
