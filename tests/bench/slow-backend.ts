import { chromium, type Browser } from "playwright";
import { Browserless, phoneAgent } from "../support/browserless/browserless.ts";
import { chromiumFlags, requireChromium } from "../support/chromium/find-chromium.ts";
import { eventually } from "../support/eventually.ts";
import { openGate } from "../support/shop/gate.ts";
import { openShop } from "../support/shop/hosts.ts";
import type { Bench, Fact, Section } from "./facts.ts";

const holds = [1_000, 5_000];

/** What of each page is held: what decides neither its status nor its title. */
const held: Record<string, RegExp> = {
  home: /query (Listing|Panel)\b/,
  listing: /query Listing\b/,
  product: /query (Related|Reviews|CrossSell)\b|EstimateDelivery/,
  cart: /query Cart\b/,
};

/** What a browser without script sees of a page while the backend holds one operation of it. */
export async function slowBackend(bench: Bench): Promise<Section[]> {
  const browser = await chromium.launch({ executablePath: requireChromium(), args: chromiumFlags });
  try {
    const facts: Fact[] = [];
    for (const hold of holds) facts.push(...(await behindAHold(bench, browser, hold)));
    const method =
      "A shop that runs warm but was never asked for this page, Chromium with script off, on loopback; what the page asks beyond its status and title is held by a proxy.";
    return [{ title: "A slow backend", method, facts }];
  } finally {
    await browser.close();
  }
}

async function behindAHold({ endpoint, pages }: Bench, browser: Browser, hold: number): Promise<Fact[]> {
  const facts: Fact[] = [];
  for (const { page, path, cookie } of pages) {
    const gate = await openGate(endpoint);
    const shop = await openShop("node", gate.endpoint, { NODE_ENV: "production" });
    try {
      await warm(shop.origin);
      gate.conduct((question) => (held[page]?.test(question) ? after(hold) : "pass"));
      const seen = await visit(browser, new URL(path, shop.origin), cookie);
      const where = `${page}, held ${hold / 1_000} s`;
      facts.push(...Object.entries(seen).map(([what, value]) => ({ where, what, value })));
    } finally {
      await shop.stop();
      await gate.close();
    }
  }
  return facts;
}

/** Pages of every kind but the measured ones: the frame is kept and the code has run, what is held was never asked. */
async function warm(origin: string): Promise<void> {
  const visitor = new Browserless(origin);
  for (let round = 0; round < 5; round += 1) {
    for (const path of ["/categories", "/computers/laptops.html", "/kestriva-aura-pro.html", "/cart"])
      await visitor.goto(path);
  }
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
        const { requestStart = 0, responseStart = 0, responseEnd = 0 } = navigation ?? {};
        return { "first byte, ms": responseStart - requestStart, "FCP, ms": fcp, "whole, ms": responseEnd };
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
