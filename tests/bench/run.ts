import { mkdirSync, writeFileSync } from "node:fs";
import { cpus, totalmem } from "node:os";
import { parseArgs } from "node:util";
import { chromium } from "playwright";
import { Browserless } from "../support/browserless/browserless.ts";
import { chromiumFlags, requireChromium } from "../support/chromium/find-chromium.ts";
import { openGate, type Gate } from "../support/shop/gate.ts";
import { openFileBackend, openShop } from "../support/shop/hosts.ts";
import { categoryPath, phone } from "../support/steps/phone.ts";
import { putPhoneInCart } from "../support/steps/shopping.ts";
import { load } from "./load.ts";
import { paint } from "./paint.ts";
import type { PageName } from "./peers.ts";
import type { PageFigures } from "./page-figures.ts";
import { writeReport, type Circumstances } from "./report.ts";
import { weigh } from "./weigh.ts";

/** `npm run bench -- --runs 5 --to docs/bench.md`: measures the built shop and writes what it found. */
const { values } = parseArgs({
  options: { runs: { type: "string", default: "5" }, to: { type: "string", default: "docs/bench.md" } },
});
const runs = Number(values.runs);

interface MeasuredPage {
  page: PageName;
  path: string;
  /** Tells the page's main question to the backend. */
  main: RegExp;
}

const pages: MeasuredPage[] = [
  { page: "home", path: "/", main: /products\s*\(/ },
  { page: "listing", path: categoryPath, main: /aggregations/ },
  { page: "product", path: phone.path, main: /media_gallery/ },
  { page: "cart", path: "/cart", main: /cart\s*\(/ },
];

const backend = await openFileBackend();
const gate = await openGate(backend.endpoint);
const shop = await openShop("node", gate.endpoint, { NODE_ENV: "production" });
try {
  const shopper = new Browserless(shop.origin);
  await putPhoneInCart(shopper);
  const cookie = shopper.jar.header("/");
  const figures: PageFigures[] = [];
  for (const measured of pages) {
    const { page, path } = measured;
    const url = new URL(path, shop.origin);
    console.log(`${page}: ${path}`);
    const own = page === "cart" ? cookie : null;
    const question = await questionOf(gate, measured, own);
    figures.push({
      page,
      path,
      weight: await weigh(url, own),
      paint: await paint(url, own, runs),
      host: await load({ url, headers: own === null ? {} : { cookie: own } }),
      backend: question && { question: question.name, load: await load(question.request) },
    });
  }
  mkdirSync("docs", { recursive: true });
  writeFileSync(values.to, writeReport(figures, await circumstances()));
  console.log(`Written: ${values.to}`);
} finally {
  await shop.stop();
  await gate.close();
  await backend.stop();
}

/** What the page asks the backend for its main part, seen on its way from a shop that has cached nothing yet. */
async function questionOf(passing: Gate, { path, main }: MeasuredPage, cookie: string | null) {
  const fresh = await openShop("node", passing.endpoint);
  try {
    passing.asked(/./);
    const visitor = new Browserless(fresh.origin, cookie === null ? {} : { cookie });
    await visitor.goto(path);
    const [asked] = passing.asked(main);
    if (!asked) return null;
    const name = /query (\w+)/.exec(asked.text)?.[1] ?? "the page's main question";
    const headers: Record<string, string> = asked.body ? { "content-type": "application/json" } : {};
    const url = new URL(asked.path, backend.endpoint);
    return { name, request: { url, method: asked.method, headers, ...(asked.body && { body: asked.body }) } };
  } finally {
    await fresh.stop();
  }
}

async function circumstances(): Promise<Circumstances> {
  const browser = await chromium.launch({ executablePath: requireChromium(), args: chromiumFlags });
  const version = browser.version();
  await browser.close();
  const [cpu] = cpus();
  const memory = Math.round(totalmem() / 2 ** 30);
  return {
    date: new Date().toISOString().slice(0, 10),
    machine: `${cpus().length} cores (${cpu?.model.trim() ?? "unknown"}), ${memory} GiB`,
    node: process.versions.node,
    chromium: version,
    runs,
  };
}
