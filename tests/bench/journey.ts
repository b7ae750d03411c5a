import { isTag } from "domhandler";
import { chromium, type Browser, type Locator, type Page } from "playwright";
import { Browserless, phoneAgent } from "../support/browserless/browserless.ts";
import { chromiumFlags, requireChromium } from "../support/chromium/find-chromium.ts";
import { median, type Bench, type Fact, type Section } from "./facts.ts";
import { openPlain } from "./open-bench.ts";
import { openShapedLine } from "../support/shaped-line.ts";
import { connection, slower } from "./slow-line.ts";
import { openWithoutScript } from "./without-script.ts";

const listing = "/accessories/cables-hubs.html";
const limitMs = 30_000;
/** Prefetches also follow the last step. */
const restMs = 3_000;

const dwells = { "0.3 s": 300, "4 s": 4_000 };

type Seen = Record<string, number>;

/** As reported by watch-journey.js. */
interface View {
  address: string;
  heading: string;
  card: string;
  /** Empty without a badge. */
  count: string;
  /** Counts only confirmed additions. */
  cart: string;
  at: number;
}

/**
 * From a listing to the cart and back on a slow connection: from each press until its result is
 * painted.
 */
export async function journey(bench: Bench): Promise<Section[]> {
  const card = await secondCard(bench.shop.origin);
  const plain = await openPlain(bench.shop.origin, [
    { path: listing, cookie: null },
    { path: card.path, cookie: null },
    { path: "/cart", cookie: card.cookie },
  ]);
  const withoutScript = await openWithoutScript(bench.shop);
  const browser = await chromium.launch({ executablePath: requireChromium(), args: chromiumFlags });
  const servers = { "script on": bench.shop, "script off": withoutScript.origin, plain: plain.origin };
  const cases = Object.entries(dwells).flatMap(([dwell, ms]) =>
    Object.entries(servers).map(([shop, server]) => ({ shop, dwell, ms, server, seen: new Array<Seen>() })),
  );
  try {
    for (let run = 0; run < bench.runs; run += 1) {
      for (const { server, ms, seen } of cases)
        seen.push(await walk(browser, { server, dwellMs: ms, path: card.path }));
    }
  } finally {
    await browser.close();
    withoutScript.close();
    await plain.stop();
  }
  const middle = (runs: readonly Seen[], what: string) => median(runs.map((one) => one[what] ?? Number.NaN));
  const plainOf = (dwell: string) => cases.find((one) => one.shop === "plain" && one.dwell === dwell)?.seen ?? [];
  const facts = cases.flatMap(({ shop, dwell, seen }): Fact[] =>
    shop === "plain"
      ? []
      : Object.keys(seen[0] ?? {}).map((what) => {
          const beside = middle(plainOf(dwell), what);
          const where = `${shop}, after ${dwell}`;
          return { where, what, value: middle(seen, what), ...(Number.isFinite(beside) && { plain: beside }) };
        }),
  );
  const method = `Chromium on 400 kbit/s with 400 ms, CPU ×${slower}, a phone's screen, median of ${bench.runs}. Milliseconds from the click (listing: from the start) until its result is painted; “after”: the time before each click. Confirmed: the number at the cart is also announced, or the cart page is there. KB: all bytes of the visit.`;
  return [{ title: "A journey on a slow line", method, facts }];
}

async function secondCard(origin: string) {
  const shopper = new Browserless(origin);
  await shopper.goto(listing);
  const [, link] = shopper.page.all(
    ({ name, parent }) => name === "a" && parent !== null && isTag(parent) && parent.attribs["class"] === "name",
  );
  const path = link?.attribs["href"];
  if (path === undefined) throw new Error("Measuring a journey: the listing has no second card");
  await shopper.goto(path);
  await shopper.within("main").press("Add to cart");
  return { path, cookie: shopper.jar.header("/") };
}

async function walk(browser: Browser, { server, dwellMs, path }: { server: URL; dwellMs: number; path: string }) {
  const line = await openShapedLine(server, {
    latencyMs: connection.latency,
    bytesPerSecond: connection.downloadThroughput,
  });
  const origin = line.origin.origin;
  const context = await browser.newContext({
    viewport: { width: 360, height: 740 },
    userAgent: phoneAgent,
    isMobile: true,
    hasTouch: true,
  });
  try {
    const page = await context.newPage();
    await slowDown(page);
    const shows = await watch(page);
    const isListing = ({ address, card }: View) => address === listing && card !== "";
    const dwell = async () => {
      await page.waitForTimeout(dwellMs / 2);
      // Scrolling is a first sign of use.
      if (dwellMs > 1_000) await scroll(page);
      await page.waitForTimeout(dwellMs / 2);
    };
    const open = async () => {
      const start = Date.now();
      await page.goto(origin + listing, { waitUntil: "commit", timeout: limitMs });
      return (await shows(isListing, start)) - start;
    };
    const press = async (button: Locator, ...answers: ((view: View) => boolean)[]) => {
      await dwell();
      const pressed = await tap(page, button);
      return Promise.all(answers.map(async (answer) => (await shows(answer, pressed)) - pressed));
    };
    const card = page.locator(`main li a[href="${path}"]`).first();
    const isProduct = ({ heading, address }: View) => heading !== "" && address === path;
    /** By the product's breadcrumb; the plain page has none. */
    const goBack = async () => {
      const crumb = page.getByRole("navigation", { name: "Breadcrumb" }).getByRole("link").last();
      if ((await crumb.count()) > 0) return press(crumb, isListing);
      await dwell();
      return [await open()];
    };
    const listed = await open();
    const [product = 0] = await press(card, isProduct);
    const add = page.getByRole("main").getByRole("button", { name: "Add to cart", exact: true }).first();
    const inCart = ({ address, heading }: View) => address === "/cart" && heading !== "";
    const [pending = 0, confirmed = 0] = await press(
      add,
      (view) => view.count !== "" || inCart(view),
      (view) => /\d/.test(view.cart) || inCart(view),
    );
    const [again = 0] = await goBack();
    const [productAgain = 0] = await press(card, isProduct);
    await goBack();
    const filter = page.locator(`main a[href^="${listing}?"]`).first();
    const isNarrowed = (view: View) => view.address.startsWith(`${listing}?`) && view.card !== "";
    const narrowed = (await filter.count()) > 0 ? await press(filter, isNarrowed) : [];
    await page.waitForTimeout(restMs);
    return {
      "listing, ms": listed,
      "card to product, ms": product,
      "add to pending, ms": pending,
      "add to confirmed, ms": confirmed,
      "listing again, ms": again,
      "product again, ms": productAgain,
      "filter to list, ms": narrowed[0] ?? Number.NaN,
      KB: line.bytes() / 1024,
    };
  } finally {
    await context.close();
    line.close();
  }
}

async function slowDown(page: Page): Promise<void> {
  const session = await page.context().newCDPSession(page);
  await session.send("Emulation.setCPUThrottlingRate", { rate: slower });
}

/** Resolves to the time the view was painted. */
async function watch(page: Page): Promise<(is: (view: View) => boolean, since: number) => Promise<number>> {
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

async function scroll(page: Page): Promise<void> {
  const session = await page.context().newCDPSession(page);
  await session.send("Input.synthesizeScrollGesture", { x: 300, y: 400, yDistance: -150, gestureSourceType: "touch" });
  await session.detach();
}

async function tap(page: Page, target: Locator): Promise<number> {
  await target.scrollIntoViewIfNeeded({ timeout: limitMs });
  const box = await target.boundingBox();
  if (!box) throw new Error(`Measuring a journey: nothing to press at ${page.url()}`);
  const pressed = Date.now();
  await page.touchscreen.tap(box.x + box.width / 2, box.y + box.height / 2);
  return pressed;
}
