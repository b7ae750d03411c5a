import { get } from "node:http";
import { chromium, type Browser } from "playwright";
import { Browserless, phoneAgent } from "../support/browserless/browserless.ts";
import { chromiumFlags, requireChromium } from "../support/chromium/find-chromium.ts";
import { eventually } from "../support/eventually.ts";
import { openBackendProxy } from "../support/shop/backend-proxy.ts";
import { openShop } from "../support/shop/hosts.ts";
import { type Bench, type Fact, median, type Section } from "./facts.ts";

const holds = [1_000, 5_000];
const rounds = 7;
const secret = "a secret of the bench, long enough";

/** The operation of each page that is held: one that decides neither status nor title. */
const held: Record<string, RegExp> = {
  home: /query (Listing|Cards)\b/,
  listing: /query Listing\b/,
  product: /query (ProductExtras|CrossSell)\b|EstimateDelivery/,
  cart: /query Cart\b/,
};

/** What a browser without script shows while the backend holds one operation of the page. */
export async function slowBackend(bench: Bench): Promise<Section[]> {
  const browser = await chromium.launch({ executablePath: requireChromium(), args: chromiumFlags });
  try {
    const facts: Fact[] = [];
    for (const hold of holds) facts.push(...(await behindAHold(bench, browser, hold)));
    const method = `On loopback; only the frame is cached, and a proxy holds what the page reads beyond status and title. First byte: median of ${rounds}, of a known path and of one that has to be looked up. The rest: Chromium with script off.`;
    return [{ title: "A slow backend", method, facts }];
  } finally {
    await browser.close();
  }
}

async function behindAHold({ endpoint, pages }: Bench, browser: Browser, hold: number): Promise<Fact[]> {
  const facts: Fact[] = [];
  for (const { page, path, cookie } of pages) {
    const proxy = await openBackendProxy(endpoint);
    const shop = await openShop("node", proxy.endpoint, { NODE_ENV: "production", PURGE_SECRET: secret });
    try {
      const url = new URL(path, shop.origin);
      const begin = async () => {
        proxy.behave("pass");
        await dropAll(shop.origin);
        await warm(shop.origin);
        proxy.behave((question) => (held[page]?.test(question) ? after(hold) : "pass"));
      };
      const unknown: number[] = [];
      const known: number[] = [];
      for (let round = 0; round < rounds; round += 1) {
        await begin();
        unknown.push(await firstByte(url, cookie));
        known.push(await firstByte(url, cookie));
      }
      await begin();
      const where = `${page}, held ${hold / 1_000} s`;
      const firstBytes = { "first byte, ms": median(known), "of an address nobody asked for, ms": median(unknown) };
      const seen = { ...firstBytes, ...(await visit(browser, url, cookie)) };
      facts.push(...Object.entries(seen).map(([what, value]) => ({ where, what, value })));
    } finally {
      await shop.stop();
      await proxy.close();
    }
  }
  return facts;
}

async function dropAll(origin: string): Promise<void> {
  const headers = { authorization: `Bearer ${secret}` };
  const { status } = await new Browserless(origin).send("/cache-invalidate", { method: "POST", headers });
  if (status >= 300) throw new Error(`Dropping what the shop keeps: ${status}`);
}

/** Opens other pages, so that the frame is cached and the held operation is not. */
async function warm(origin: string): Promise<void> {
  const visitor = new Browserless(origin);
  for (const path of ["/categories", "/computers/laptops.html", "/kestriva-aura-pro.html", "/cart"])
    await visitor.goto(path);
}

/** Time to the first byte in ms. The rest is not read. */
function firstByte(url: URL, cookie: string | null): Promise<number> {
  const start = performance.now();
  return new Promise((resolve, reject) => {
    const headers = { accept: "text/html", "accept-encoding": "br", ...(cookie && { cookie }) };
    const request = get(url, { headers, agent: false }, (reply) => {
      reply.once("data", () => {
        resolve(performance.now() - start);
        request.destroy();
      });
    });
    request.on("error", reject);
  });
}

function after(hold: number): Promise<"pass"> {
  return new Promise((resolve) => setTimeout(() => resolve("pass"), hold));
}

async function visit(browser: Browser, url: URL, cookie: string | null): Promise<Record<string, number>> {
  const context = await browser.newContext({
    viewport: { width: 390, height: 844 },
    userAgent: phoneAgent,
    javaScriptEnabled: false,
    ...(cookie && { extraHTTPHeaders: { cookie } }),
  });
  try {
    const page = await context.newPage();
    await page.goto(url.href);
    const read = () =>
      page.evaluate(() => {
        const [navigation] = performance.getEntriesByType("navigation") as PerformanceNavigationTiming[]; // all there are of that type
        const fcp = performance.getEntriesByName("first-contentful-paint")[0]?.startTime ?? 0;
        return { "FCP, ms": fcp, "whole, ms": navigation?.responseEnd ?? 0 };
      });
    await eventually(
      async () => (await read())["FCP, ms"] > 0,
      () => `Measuring ${url.pathname}: nothing was painted`,
    );
    return await read();
  } finally {
    await context.close();
  }
}
