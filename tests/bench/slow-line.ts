import { chromium, type Browser, type CDPSession, type Page } from "playwright";
import { phoneAgent } from "../support/browserless/browserless.ts";
import { chromiumFlags, requireChromium } from "../support/chromium/find-chromium.ts";
import { median, type Bench, type Fact, type Section } from "./facts.ts";
import { chosenPhone } from "./open-bench.ts";
import { openWithoutScript } from "./without-script.ts";

/** Throttled as by DevTools, not simulated. */
export const connection = { offline: false, latency: 400, downloadThroughput: 50_000, uploadThroughput: 50_000 };
export const slower = 4;
const limitMs = 60_000;

type Seen = Record<string, number>;

export async function slowLine(bench: Bench): Promise<Section[]> {
  const path = await chosenPhone(bench.shop.origin);
  const [ours, plain] = [new URL(path, bench.shop), new URL(path, bench.plain)];
  const browser = await chromium.launch({ executablePath: requireChromium(), args: chromiumFlags });
  const withoutScript = await openWithoutScript(bench.shop);
  const cases: { where: string; url: URL; seen: Seen[] }[] = [
    { where: "product, script on", url: ours, seen: [] },
    { where: "product, script off", url: new URL(path, withoutScript.origin), seen: [] },
    { where: "plain", url: plain, seen: [] },
  ];
  try {
    for (let run = 0; run < bench.runs; run += 1) {
      for (const { url, seen } of cases) seen.push(await once(browser, url));
    }
  } finally {
    await browser.close();
    withoutScript.close();
  }
  const [plainSeen] = cases.splice(2).map(({ seen }) => seen);
  const middle = (runs: readonly Seen[], what: string) => median(runs.map((one) => one[what] ?? Number.NaN));
  const facts = cases.flatMap(({ where, seen }) =>
    Object.keys(seen[0] ?? {}).map((what): Fact => ({
      where,
      what,
      value: middle(seen, what),
      plain: middle(plainSeen ?? [], what),
    })),
  );
  const method = `Chromium on 400 kbit/s with 400 ms, CPU ×4, median of ${bench.runs}. Pressed as soon as the button is painted.`;
  return [{ title: "A tap on a slow line", method, facts }];
}

/** Two visits, because a press ends the measurement of the largest paint. */
async function once(browser: Browser, url: URL): Promise<Seen> {
  const lcp = await visit(browser, async (page) => {
    await page.goto(url.href, { waitUntil: "load", timeout: limitMs });
    await page.waitForTimeout(1_000);
    return page.evaluate(largestPaint);
  });
  const tap = await visit(browser, async (page, session) => {
    const errorsOf = await listen(page);
    await page.goto(url.href, { waitUntil: "commit", timeout: limitMs });
    const { at: seen, ...place } = await errorsOf("seen");
    const press = { x: place.x, y: place.y, button: "left", clickCount: 1 } as const;
    const pressed = Date.now();
    await session.send("Input.dispatchMouseEvent", { type: "mousePressed", ...press });
    await session.send("Input.dispatchMouseEvent", { type: "mouseReleased", ...press });
    const { at: delivered } = await errorsOf("delivered");
    const { at: inCart } = await errorsOf("in cart");
    return { "button seen to press delivered, ms": delivered - seen, "press to the cart, ms": inCart - pressed };
  });
  return { "LCP, ms": lcp, ...tap };
}

async function visit<T>(browser: Browser, walk: (page: Page, session: CDPSession) => Promise<T>): Promise<T> {
  const context = await browser.newContext({ viewport: { width: 360, height: 740 }, userAgent: phoneAgent });
  try {
    const page = await context.newPage();
    const session = await context.newCDPSession(page);
    await session.send("Network.enable");
    await session.send("Network.emulateNetworkConditions", connection);
    await session.send("Emulation.setCPUThrottlingRate", { rate: slower });
    return await walk(page, session);
  } finally {
    await context.close();
  }
}

interface Moment {
  what: "seen" | "delivered" | "in cart";
  at: number;
  x: number;
  y: number;
}

async function listen(page: Page): Promise<(what: Moment["what"]) => Promise<Moment>> {
  const moments = new Map<string, (moment: Moment) => void>();
  const [seen, delivered, inCart] = ["seen", "delivered", "in cart"].map(
    (what) => new Promise<Moment>((resolve) => moments.set(what, resolve)),
  );
  await page.exposeBinding("tellBench", (_, moment: Moment) => moments.get(moment.what)?.(moment));
  await page.addInitScript({ path: "tests/bench/watch-tap.js" });
  return (what) => {
    const late = new Promise<never>((_, reject) => {
      setTimeout(() => reject(new Error(`Measuring a tap: nothing was ${what}`)), limitMs).unref();
    });
    const moment = { seen, delivered, "in cart": inCart }[what];
    return Promise.race([moment ?? late, late]);
  };
}

function largestPaint(): number {
  const observer = new PerformanceObserver(() => undefined);
  observer.observe({ type: "largest-contentful-paint", buffered: true });
  return observer.takeRecords().at(-1)?.startTime ?? Number.NaN;
}
