import { chromium, type Browser } from "playwright";
import { chromiumFlags, requireChromium } from "../support/chromium/find-chromium.ts";
import { categoryPath, phone } from "../support/steps/phone.ts";
import { openPlain } from "./open-bench.ts";
import { median, type Bench, type Fact, type Section } from "./facts.ts";
import { slower } from "./slow-line.ts";
import { limitMs, openVisit, tap, type View } from "./slow-visit.ts";
import { openWithoutScript } from "./without-script.ts";

const CHECKOUT = "/checkout/user-account";

/** Between a page and the press on it. */
const DWELL_MS = 300;

type Seen = Record<string, number>;

/**
 * Two shoppers on a slow line. One arrives on a product page and presses at once; one comes back
 * with a cart and an empty browser cache.
 */
export async function visits(bench: Bench): Promise<Section[]> {
  const { path } = phone;
  const cookie = bench.pages.find(({ page }) => page === "cart")?.cookie ?? null;
  const plain = await openPlain(bench.shop.origin, [
    { path, cookie: null },
    { path: "/cart", cookie },
    { path: CHECKOUT, cookie },
    { path: "/", cookie: null },
    { path: categoryPath, cookie: null },
  ]);
  const withoutScript = await openWithoutScript(bench.shop);
  const browser = await chromium.launch({ executablePath: requireChromium(), args: chromiumFlags });
  const servers = { "script on": bench.shop, "script off": withoutScript.origin, plain: plain.origin };
  const cases = Object.entries(servers).map(([where, server]) => ({ where, server, seen: new Array<Seen>() }));
  try {
    for (let run = 0; run < bench.runs; run += 1) {
      for (const { server, seen } of cases)
        seen.push({ ...(await arrive(browser, server, path)), ...(await comeBack(browser, server, cookie)) });
    }
  } finally {
    await browser.close();
    withoutScript.close();
    await plain.stop();
  }
  const middle = (seen: readonly Seen[], what: string) => median(seen.map((one) => one[what] ?? Number.NaN));
  const plainSeen = cases.pop()?.seen ?? [];
  const facts = cases.flatMap(({ where, seen }) =>
    Object.keys(seen[0] ?? {}).map((what): Fact => ({
      where,
      what,
      value: middle(seen, what),
      plain: middle(plainSeen, what),
    })),
  );
  const method = `Chromium on 400 kbit/s with 400 ms, CPU ×${slower}, a phone's screen, empty cache, median of ${bench.runs}. Milliseconds until the result is painted. Arriving: a product page, ${DWELL_MS} ms after its button is painted “Add to cart”, ${DWELL_MS} ms later the checkout. Returning: with a cart, from a list to its first product; home and cart are typed addresses.`;
  return [{ title: "Arriving and returning", method, facts }];
}

async function arrive(browser: Browser, server: URL, path: string): Promise<Seen> {
  const { page, origin, shows, bytes, close } = await openVisit(browser, server);
  try {
    const start = Date.now();
    await page.goto(origin + path, { waitUntil: "commit", timeout: limitMs });
    const name = await shows(({ heading }) => heading !== "", start);
    const add = page.getByRole("main").getByRole("button", { name: "Add to cart", exact: true }).first();
    await add.waitFor({ timeout: limitMs });
    await page.waitForTimeout(DWELL_MS);
    const added = await tap(page, add);
    const isInCart = ({ address, heading, cart }: View) => /\d/.test(cart) || (address === "/cart" && heading !== "");
    const inCart = await shows(isInCart, added);
    // With script the shopper may be back on the product page.
    if (new URL(page.url()).pathname !== "/cart") await page.goto(`${origin}/cart`, { timeout: limitMs });
    await page.waitForTimeout(DWELL_MS);
    const pressed = await tap(page, page.locator(`a[href="${CHECKOUT}"]`).first());
    const shown = await shows(({ address, heading }) => address === CHECKOUT && heading !== "", pressed);
    return {
      "arriving: name, ms": name - start,
      "arriving: add to confirmed, ms": inCart - added,
      "arriving: checkout, ms": shown - pressed,
      "arriving: KB": bytes() / 1024,
    };
  } finally {
    await close();
  }
}

async function comeBack(browser: Browser, server: URL, cookie: string | null): Promise<Seen> {
  const { page, origin, shows, bytes, close } = await openVisit(browser, server, cookie);
  try {
    const open = async (path: string) => {
      const start = Date.now();
      await page.goto(origin + path, { waitUntil: "commit", timeout: limitMs });
      const at = await shows((view) => view.address === path && (view.heading !== "" || view.card !== ""), start);
      await page.waitForTimeout(DWELL_MS);
      return at - start;
    };
    const listing = await open(categoryPath);
    const pressed = await tap(page, page.locator(`main li a[href="${phone.path}"]`).first());
    const named = await shows(({ address, heading }) => address === phone.path && heading !== "", pressed);
    await page.waitForTimeout(DWELL_MS);
    return {
      "returning: listing, ms": listing,
      "returning: name, ms": named - pressed,
      "returning: home, ms": await open("/"),
      "returning: cart, ms": await open("/cart"),
      "returning: KB": bytes() / 1024,
    };
  } finally {
    await close();
  }
}
