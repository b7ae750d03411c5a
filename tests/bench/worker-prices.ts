import type { Answered, Scenario } from "./worker-mix.ts";

/** US dollars, as Cloudflare's own documentation (github.com/cloudflare/cloudflare-docs) had them on the day they were read. */
export const PRICES = {
  read: "2026-11-22",
  plan: 5,
  requests: { included: 10e6, perMillion: 0.3 },
  cpuMs: { included: 30e6, perMillion: 0.02 },
  logs: { included: 20e6, perMillion: 0.6 },
  pictures: { included: 5_000, perThousand: 0.5 },
} as const;

/** Beside the page itself. Scripts and styles are static assets, which cost nothing. */
const PER_PAGE = { data: 0.5, pictures: 4 };

/** Pictures that are asked for in a month: these of the catalogue's products, in so many of the shop's sizes. */
const SEEN = { share: 0.6, sizes: 3 };

type Costs = Record<Exclude<Answered, "renewed"> | "data" | "picture", number>;
interface Row {
  readonly scenario: Scenario;
  readonly shares: Record<Answered, number>;
}

interface Bill {
  readonly cpuPerPage: number;
  readonly requests: number;
  readonly cpu: number;
  readonly logs: number;
  readonly pictures: number;
  readonly total: number;
}

/** A month's bill, what the plan includes taken off. */
function billOf({ scenario, shares }: Row, costs: Costs): Bill {
  const { whole, filled, rendered, renewed } = shares;
  const cpuPerPage =
    whole * costs.whole +
    filled * costs.filled +
    (rendered + renewed) * costs.rendered +
    PER_PAGE.data * costs.data +
    PER_PAGE.pictures * costs.picture;
  const asked = scenario.pagesPerMonth * (1 + PER_PAGE.data + PER_PAGE.pictures);
  const over = (used: number, { included, perMillion }: { included: number; perMillion: number }) =>
    (Math.max(used - included, 0) / 1e6) * perMillion;
  const requests = over(asked, PRICES.requests);
  const cpu = over(scenario.pagesPerMonth * cpuPerPage, PRICES.cpuMs);
  const logs = over(asked, PRICES.logs);
  const unique = Math.min(scenario.products * SEEN.share, scenario.pagesPerMonth) * SEEN.sizes;
  const pictures = (Math.max(unique - PRICES.pictures.included, 0) / 1_000) * PRICES.pictures.perThousand;
  return { cpuPerPage, requests, cpu, logs, pictures, total: PRICES.plan + requests + cpu + logs + pictures };
}

const percent = (share: number) => `${(share * 100).toFixed(1)} %`;
const dollars = (sum: number) => `$${sum.toFixed(2)}`;
const table = (lines: readonly (readonly string[])[]) => lines.map((cells) => `| ${cells.join(" | ")} |`).join("\n");

export function textOf({ costs, rows, visits }: { costs: Costs; rows: readonly Row[]; visits: number }): string {
  const bills = rows.map((row) => ({ ...row, bill: billOf(row, costs) }));
  return `# What the worker costs

Written by \`npx tsx tests/bench/worker-costs.ts\` on ${new Date().toISOString().slice(0, 10)}. Prices as read on ${PRICES.read} in Cloudflare's documentation, in US dollars,
without tax: look again before you count on them (Workers, Images; from 1 December 2026 logs have another price).

## What Cloudflare adds

A cache of finished pages and of the backend's answers in every data centre (Cache API), pictures resized and kept at the edge (\`cf.image\`, to be switched on for the
zone), static files without a charge and before the worker is asked, work after the answer (\`waitUntil\`), its own limits and captcha in front. Nothing has to be kept
running. What it does not add: the backend is asked as often as the caches are cold, and each data centre has its own.

| what                | how the worker uses it                                                                       |
| ------------------- | -------------------------------------------------------------------------------------------- |
| Cache API           | finished pages and what is read for 24 h; a purge starts a new generation in one data centre |
| \`ctx.waitUntil\`     | renews a kept page behind the answer, keeps what was read                                    |
| static assets       | \`build/client\`, asked first; old names are gone with the deploy (docs/operation.md)          |
| limits | attempts are counted by Durable Objects, one per key (\`ATTEMPTS_STORE\` in wrangler.toml): log-ins, resets and coupons ask them, and the plan includes a million such requests a month |
| secrets             | \`wrangler secret put SESSION_SECRET\`; never in wrangler.toml, which a rule looks at          |
| size                | \`wrangler deploy --dry-run\` is a test: at most 1 MB of gzip                                  |

## What an answer costs

Processor time of workerd on this machine, mean of ${visits}, warm, less what \`/healthz\` costs, which is mostly Miniflare's own. In milliseconds; other work on the machine
makes it rather too much.

${table([
  ["finished page, as it lies", "filled for a shopper", "rendered", "a page's data", "a picture passed on"],
  ["---", "---", "---", "---", "---"],
  [costs.whole, costs.filled, costs.rendered, costs.data, costs.picture].map((ms) => ms.toFixed(1)),
])}

## What is found in the caches

Simulated (\`tests/bench/worker-mix.ts\`): ten minutes of traffic on warm caches, with 47,031 products and 210 listings, popularity 1 / n^0.9; 30 % of the pages are never
kept (parameters, search, cart, account), a quarter of the visitors carry a cart or a log-in, and six in ten of those on the home page and products have looked at a product, which is listed for them. Renewed comes on top: a page that was sent is made again behind the answer.

${table([
  ["traffic", "pages a second", "data centres", "as it lies", "filled", "rendered", "renewed"],
  ["---", "---", "---", "---", "---", "---", "---"],
  ...bills.map(({ scenario: { name, pagesPerSecond, dataCentres }, shares }) => [
    ...[name, String(pagesPerSecond), String(dataCentres)],
    ...[shares.whole, shares.filled, shares.rendered, shares.renewed].map(percent),
  ]),
])}

So the catalogue's breadth decides: what few look at is rendered each time, in each data centre.

## What a month costs

Beside each page ${PER_PAGE.data} of its data and ${PER_PAGE.pictures} pictures that the browser has not yet; ${percent(SEEN.share)} of the products seen in ${SEEN.sizes} sizes each. What the plan of ${dollars(PRICES.plan)} includes is taken off.

${table([
  ["traffic", "pages", "ms a page", "requests", "processor", "logs", "pictures", "in all", "a million pages"],
  ["---", "---", "---", "---", "---", "---", "---", "---", "---"],
  ...bills.map(({ scenario: { name, pagesPerMonth }, bill }) => [
    ...[name, `${pagesPerMonth / 1e6} million`, bill.cpuPerPage.toFixed(1)],
    ...[bill.requests, bill.cpu, bill.logs, bill.pictures, bill.total].map(dollars),
    dollars((bill.total / pagesPerMonth) * 1e6),
  ]),
])}

- Requests are what is paid for, and most of them are pictures: the worker stands before Cloudflare's cache, so each counts, found there or not. Browsers keep a picture as
  long as the media origin says, else a day; a longer \`Cache-Control\` of the media origin saves the most.
- Logs cost twice what the requests cost when every request writes one: \`head_sampling_rate\` under \`[observability]\` in wrangler.toml.
- Pictures are billed by picture and size in 30 days, however often they are shown; the shop has a fixed list of sizes (docs/decisions/0016).
- The price is per page and does not jump on a sale day; the backend behind it does not scale with it. Rendered and renewed pages are what reaches it.
`;
}
