/** US dollars, from Cloudflare's documentation (github.com/cloudflare/cloudflare-docs). */
const PRICES = {
  read: "2026-11-22",
  plan: 5,
  requests: { included: 10e6, perMillion: 0.3 },
  cpuMs: { included: 30e6, perMillion: 0.02 },
  logs: { included: 20e6, perMillion: 0.6 },
  pictures: { included: 5_000, perThousand: 0.5 },
} as const;

/** Uncached pictures per page. Scripts and styles are free static assets. */
const PICTURES_PER_PAGE = 4;

/** Pictures requested in a month: this share of the products, in so many sizes. */
const SEEN = { share: 0.6, sizes: 3, products: 47_031 };

/** Kept for a week each, one for each browser's `Accept`. */
const PICTURE_MISSES = { aMonth: 4.3, accepts: 3 };

/** Of the pages: for guests, from the cache. */
const CACHED_SHARE = 0.33;

/** CPU time in ms. */
export interface Costs {
  readonly page: number;
  /** A guest's, from the cache. */
  readonly cachedPage: number;
  readonly picture: number;
  readonly scriptKb: number;
}

const SCENARIOS = [
  { name: "a shop of one town", pagesPerMonth: 1e6 },
  { name: "a shop of one country", pagesPerMonth: 3e7 },
  { name: "its sale day", pagesPerMonth: 6e7 },
];

interface Bill {
  readonly requests: number;
  readonly cpu: number;
  readonly logs: number;
  readonly pictures: number;
  readonly total: number;
}

function billOf(pages: number, costs: Costs): Bill {
  const answers = pages * (1 + PICTURES_PER_PAGE);
  const over = (used: number, { included, perMillion }: { included: number; perMillion: number }) =>
    (Math.max(used - included, 0) / 1e6) * perMillion;
  const requests = over(answers, PRICES.requests);
  const unique = Math.min(SEEN.products * SEEN.share, pages) * SEEN.sizes;
  const resized = Math.min(unique * PICTURE_MISSES.aMonth * PICTURE_MISSES.accepts, pages * PICTURES_PER_PAGE);
  const page = CACHED_SHARE * costs.cachedPage + (1 - CACHED_SHARE) * costs.page;
  const cpu = over(pages * page + resized * costs.picture, PRICES.cpuMs);
  // wrangler.toml switches these off: only what the shop writes is kept.
  const logs = over(answers, PRICES.logs);
  const pictures = (Math.max(unique - PRICES.pictures.included, 0) / 1_000) * PRICES.pictures.perThousand;
  return { requests, cpu, logs, pictures, total: PRICES.plan + requests + cpu + pictures };
}

const dollars = (sum: number) => `$${sum.toFixed(2)}`;
const table = (lines: readonly (readonly string[])[]) => lines.map((cells) => `| ${cells.join(" | ")} |`).join("\n");

interface Measured {
  readonly costs: Costs;
  /** Answers behind each mean. */
  readonly measured: number;
}

/** The text of docs/worker-costs.md. */
export function textOf({ costs, measured }: Measured): string {
  return `# What the worker costs

Written by \`npx tsx tests/bench/worker-costs.ts\` on ${new Date().toISOString().slice(0, 10)}. Prices: Cloudflare's documentation on ${PRICES.read}, in US dollars
without tax. Check them first (logs have another price from 1 December 2026).

## What the worker uses

| what | how |
| --- | --- |
| Cache API | guest pages and long-lived backend answers; a purge leaves them behind. An isolate keeps a page in its memory for a minute |
| Workers Cache | pictures ([0075](decisions/0075-pictures-on-the-worker.md)): one that it has is sent without running the worker, and billed as a request |
| \`ctx.waitUntil\` | stores answers after the response, refreshes stale ones |
| static assets | \`build/client\`, served before the worker |
| Durable Objects | what isolates share (0073): each isolate reads the state once in 2 s while it is used; the cart page 1, a form 6 to 10, an order 12, a purchase about 40. The plan includes a million requests a month, the free one 100,000 a day |
| size | ${costs.scriptKb} KB of gzip; at most 520, by a test |

Pages for guests without cookies come from the Cache API (decision 0074); the others are rendered.

## What an answer costs

Processor time of workerd on this machine in ms, mean of ${measured.toLocaleString("en")}, warm, less the cost of \`/healthz\`, which is mostly Miniflare's own.

${table([["a rendered page", "a cached page", "a picture"], ["---", "---", "---"], [costs.page, costs.cachedPage, costs.picture].map((ms) => ms.toFixed(2))])}

## What a month costs

Computed from these, a third of the pages from the cache, with ${PICTURES_PER_PAGE} pictures a page that the browser does not have, and ${SEEN.share * 100} % of ${SEEN.products.toLocaleString("en")} products seen in ${SEEN.sizes} sizes each, after what the plan
of ${dollars(PRICES.plan)} includes.

${table([
  [
    "traffic",
    "pages",
    "requests",
    "processor",
    "pictures by Cloudflare",
    "in all",
    "a million pages",
    "a log of requests",
  ],
  ["---", "---", "---", "---", "---", "---", "---", "---"],
  ...SCENARIOS.map(({ name, pagesPerMonth }) => {
    const { requests, cpu, logs, pictures, total } = billOf(pagesPerMonth, costs);
    const sums = [requests, cpu, pictures, total, (total / pagesPerMonth) * 1e6, logs];
    return [name, `${pagesPerMonth / 1e6} million`, ...sums.map(dollars)];
  }),
])}

- Most requests are pictures. Few run the worker: each size once a week for each browser's \`Accept\`.
- A log of every request would cost what the last column says, more than the requests. wrangler.toml has none, only what the shop writes.
- Cloudflare bills pictures by picture and size in 30 days, however often they are shown, after ${PRICES.pictures.included.toLocaleString("en")} free ones. With the media origin's own resizing they cost
  nothing here ([Pictures](deploy-to-cloudflare.md#pictures)).
- The backend does not scale with the worker.
`;
}
