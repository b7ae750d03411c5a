import { parseCookie } from "cookie";
import type { Browser, Locator, Page } from "playwright";
import { phoneAgent } from "../support/browserless/browserless.ts";
import { openShapedLine } from "../support/shaped-line.ts";
import { connection, slower } from "./slow-line.ts";

export const limitMs = 30_000;

/** As reported by watch-journey.js. */
export interface View {
  address: string;
  heading: string;
  card: string;
  /** Empty without a badge. */
  count: string;
  /** Counts only confirmed additions. */
  cart: string;
  at: number;
}

/** Resolves to the time at which such a view was painted. */
type Shows = (is: (view: View) => boolean, since: number) => Promise<number>;

interface Visit {
  readonly page: Page;
  readonly origin: string;
  readonly shows: Shows;
  /** Carried so far to the browser, with headers. */
  bytes(): number;
  close(): Promise<void>;
}

/** A phone on a slow line, with an empty cache. */
export async function openVisit(browser: Browser, server: URL, cookie: string | null = null): Promise<Visit> {
  const line = await openShapedLine(server, {
    latencyMs: connection.latency,
    bytesPerSecond: connection.downloadThroughput,
  });
  const context = await browser.newContext({
    viewport: { width: 360, height: 740 },
    userAgent: phoneAgent,
    isMobile: true,
    hasTouch: true,
  });
  await context.addCookies(browserCookies(cookie, line.origin));
  const page = await context.newPage();
  await slowDown(page);
  return {
    page,
    origin: line.origin.origin,
    shows: await watch(page),
    bytes: () => line.bytes(),
    async close() {
      await context.close();
      line.close();
    },
  };
}

/** `cookie`: the header of such a shopper. */
export function browserCookies(cookie: string | null, { origin }: URL) {
  return Object.entries(parseCookie(cookie ?? "")).map(([name, value = ""]) => ({ name, value, url: origin }));
}

async function slowDown(page: Page): Promise<void> {
  const session = await page.context().newCDPSession(page);
  await session.send("Emulation.setCPUThrottlingRate", { rate: slower });
}

async function watch(page: Page): Promise<Shows> {
  const views: View[] = [];
  let tell = (): void => undefined;
  await page.exposeBinding("tellJourney", (_, view: View) => {
    views.push(view);
    tell();
  });
  await page.addInitScript({ path: "tests/bench/watch-journey.js" });
  return async (is, since) => {
    const deadline = Date.now() + limitMs;
    for (;;) {
      const found = views.find((view) => view.at >= since && is(view));
      if (found) return found.at;
      if (Date.now() > deadline) throw new Error(`Measuring a journey: not seen at ${page.url()}: ${String(is)}`);
      await Promise.race([
        new Promise<void>((resolve) => (tell = resolve)),
        new Promise((resolve) => setTimeout(resolve, 200)),
      ]);
    }
  };
}

export async function scroll(page: Page): Promise<void> {
  const session = await page.context().newCDPSession(page);
  await session.send("Input.synthesizeScrollGesture", { x: 300, y: 400, yDistance: -150, gestureSourceType: "touch" });
  await session.detach();
}

export async function tap(page: Page, target: Locator): Promise<number> {
  await target.scrollIntoViewIfNeeded({ timeout: limitMs });
  const box = await target.boundingBox();
  if (!box) throw new Error(`Measuring a journey: nothing to press at ${page.url()}`);
  const pressed = Date.now();
  await page.touchscreen.tap(box.x + box.width / 2, box.y + box.height / 2);
  return pressed;
}
