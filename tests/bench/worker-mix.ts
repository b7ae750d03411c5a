import { FRESH_MS, STALE_MS } from "../../app/lib/server/document-ages.ts";

/** A shop's traffic on Cloudflare, in the proportions assumed for docs/worker-costs.md. */
export interface Traffic {
  /** Pages a second, over all data centres. */
  readonly pagesPerSecond: number;
  /** Data centres that share them, each with a cache of its own. */
  readonly dataCentres: number;
  readonly products: number;
  readonly listings: number;
}

export interface Scenario extends Traffic {
  readonly name: string;
  readonly pagesPerMonth: number;
}

/** How a page was answered. `renewed` comes on top of one that was sent out of the cache. */
export type Answered = "whole" | "filled" | "rendered" | "renewed";

/** Share of each kind of page. What has parameters, a cart or an account is never kept. */
const PAGES = { home: 0.1, listing: 0.26, product: 0.34, "listing with parameters": 0.14, search: 0.06, own: 0.1 };

/** Visitors with a cart or a log-in: kept pages are filled for them. */
const WITH_COOKIES = 0.25;

/** Visitors who have looked at a product: the home page and products list it, so these are rendered for them (docs/decisions/0035). */
const WITH_VIEWED = 0.6;

/** Pages for slow connections and for those who save data are kept apart. */
const FRUGAL = 0.08;

/** Popularity of the nth product or listing: 1 / n^0.9. */
const ZIPF = 0.9;

/** What the cache is filled by before anything is counted, and how long is counted. */
const WARM_MS = STALE_MS;
const COUNTED_MS = STALE_MS;

/** The same numbers at every run (mulberry32). */
function seeded(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}

/** Draws the number of a thing by its popularity. */
function byPopularity(count: number, random: () => number): () => number {
  const sums = new Float64Array(count);
  let sum = 0;
  for (let at = 0; at < count; at += 1) sums[at] = sum += 1 / (at + 1) ** ZIPF;
  return () => {
    const wanted = random() * sum;
    let [low, high] = [0, count - 1];
    while (low < high) {
      const middle = (low + high) >> 1;
      if ((sums[middle] ?? 0) < wanted) low = middle + 1;
      else high = middle;
    }
    return low;
  };
}

/** How ten minutes of this traffic are answered by caches that are warm, as shares of all pages. */
export function simulate(traffic: Traffic): Record<Answered, number> {
  const random = seeded(1);
  const product = byPopularity(traffic.products, random);
  const listing = byPopularity(traffic.listings, random);
  const madeAt = new Map<string, number>();
  const counted: Record<Answered, number> = { whole: 0, filled: 0, rendered: 0, renewed: 0 };
  const step = 1_000 / traffic.pagesPerSecond;
  let pages = 0;
  for (let now = 0; now < WARM_MS + COUNTED_MS; now += step) {
    const isCounted = now >= WARM_MS;
    if (isCounted) pages += 1;
    const count = (as: Answered) => void (isCounted && (counted[as] += 1));
    const path = pathOf(random(), { product, listing });
    if (path === null || (!path.startsWith("listing") && random() < WITH_VIEWED)) {
      count("rendered");
      continue;
    }
    const key = `${Math.floor(random() * traffic.dataCentres)} ${random() < FRUGAL} ${path}`;
    const hasCookies = random() < WITH_COOKIES;
    const age = now - (madeAt.get(key) ?? -Infinity);
    count(age > STALE_MS ? "rendered" : hasCookies ? "filled" : "whole");
    if (age <= FRESH_MS) continue;
    if (age <= STALE_MS) count("renewed");
    // A shopper's own page is nobody else's to keep.
    if (age <= STALE_MS || !hasCookies) madeAt.set(key, now);
  }
  const share = (as: Answered) => counted[as] / pages;
  return { whole: share("whole"), filled: share("filled"), rendered: share("rendered"), renewed: share("renewed") };
}

/** The kept address that a page has; null for what is never kept. */
function pathOf(drawn: number, { product, listing }: { product: () => number; listing: () => number }): string | null {
  if (drawn < PAGES.home) return "home";
  if (drawn < PAGES.home + PAGES.listing) return `listing ${listing()}`;
  return drawn < PAGES.home + PAGES.listing + PAGES.product ? `product ${product()}` : null;
}
