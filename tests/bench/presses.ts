import { chromium, type Browser, type CDPSession, type Locator, type Page } from "playwright";
import { phoneAgent } from "../support/browserless/browserless.ts";
import { chromiumFlags, requireChromium } from "../support/chromium/find-chromium.ts";
import { phone } from "../support/steps/phone.ts";
import { median, type Bench, type BenchPage, type Fact, type Section } from "./facts.ts";
import { browserCookies } from "./slow-visit.ts";

/** As the field's slowest phones. */
const SLOWER = 6;

/** How long a finger stays on the screen. */
const TOUCH_MS = 80;

/** After a press: its frame, and what it starts. */
const SETTLED_MS = 700;

const presses: Record<BenchPage["page"], Record<string, (page: Page) => Locator>> = {
  home: { menu: (page) => page.locator("summary").filter({ hasText: "All categories" }) },
  listing: { filters: (page) => page.locator("summary").filter({ hasText: "Filters" }) },
  product: {
    colour: (page) => page.getByRole("radio", { name: new RegExp(`^${phone.colour}`) }),
    "add to cart": (page) => page.getByRole("main").getByRole("button", { name: "Add to cart", exact: true }),
  },
  cart: { "one more": (page) => page.getByRole("button", { name: /^One more/ }) },
};

/** How long a press delays the next frame (INP), once React is there. */
export async function measurePresses(bench: Bench): Promise<Section[]> {
  const browser = await chromium.launch({ executablePath: requireChromium(), args: chromiumFlags });
  const facts: Fact[] = [];
  try {
    for (const page of bench.pages) {
      for (const [name, find] of Object.entries(presses[page.page])) {
        const seen: number[] = [];
        for (let run = 0; run < bench.runs; run += 1) seen.push(await press(browser, bench.shop, page, find));
        facts.push({ where: `${page.page}, ${name}`, what: "INP, ms", value: median(seen) });
      }
    }
  } finally {
    await browser.close();
  }
  const method = `Chromium, CPU ×${SLOWER}, a phone's screen, a page with React, one touch of ${TOUCH_MS} ms, median of ${bench.runs}. From the finger's end to the next frame, in steps of 8 ms.`;
  return [{ title: "Presses", method, facts }];
}

async function press(
  browser: Browser,
  shop: URL,
  { path, cookie }: BenchPage,
  find: (page: Page) => Locator,
): Promise<number> {
  const context = await browser.newContext({
    viewport: { width: 360, height: 740 },
    userAgent: phoneAgent,
    isMobile: true,
    hasTouch: true,
  });
  try {
    await context.addCookies(browserCookies(cookie, shop));
    const page = await context.newPage();
    await page.goto(new URL(path, shop).href);
    await page.keyboard.press("Shift");
    await page.locator("html[data-client-links]").waitFor();
    const session = await context.newCDPSession(page);
    await session.send("Emulation.setCPUThrottlingRate", { rate: SLOWER });
    const target = find(page).first();
    await target.scrollIntoViewIfNeeded();
    await page.waitForTimeout(SETTLED_MS);
    const longest = page.evaluate(longestPress, SETTLED_MS * 2);
    await touch(session, target);
    return await longest;
  } finally {
    await context.close();
  }
}

/** Playwright's own tap runs script in the page, and lifts the finger at once. */
async function touch(session: CDPSession, target: Locator): Promise<void> {
  const box = await target.boundingBox();
  if (!box) throw new Error(`${target} is not shown`);
  const finger = { x: box.x + box.width / 2, y: box.y + box.height / 2 };
  await session.send("Input.dispatchTouchEvent", { type: "touchStart", touchPoints: [finger] });
  await new Promise((resolve) => setTimeout(resolve, TOUCH_MS));
  await session.send("Input.dispatchTouchEvent", { type: "touchEnd", touchPoints: [] });
}

/** In the page. Presses below 16 ms are not reported: 0. */
function longestPress(forMs: number): Promise<number> {
  return new Promise((resolve) => {
    let longest = 0;
    const observer = new PerformanceObserver((list) => {
      for (const entry of list.getEntries())
        if ("interactionId" in entry && entry.interactionId) longest = Math.max(longest, entry.duration);
    });
    observer.observe({ type: "event", durationThreshold: 16 } as PerformanceObserverInit); // missing in the types
    setTimeout(() => resolve(longest), forMs);
  });
}
