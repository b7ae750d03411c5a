import { isTag } from "domhandler";
import { chromium, type Browser, type Locator } from "playwright";
import { Browserless } from "../support/browserless/browserless.ts";
import { chromiumFlags, requireChromium } from "../support/chromium/find-chromium.ts";
import { median, type Bench, type Fact, type Section } from "./facts.ts";
import { openPlain } from "./open-bench.ts";
import { slower } from "./slow-line.ts";
import { limitMs, openVisit, scroll, tap, type View } from "./slow-visit.ts";
import { openWithoutScript } from "./without-script.ts";

const listing = "/accessories/cables-hubs.html";
/** Prefetches also follow the last step. */
const restMs = 3_000;

const dwells = { "0.3 s": 300, "4 s": 4_000 };

type Seen = Record<string, number>;

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
  const { page, origin, shows, bytes, close } = await openVisit(browser, server);
  try {
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
      KB: bytes() / 1024,
    };
  } finally {
    await close();
  }
}
