import { prepareWithoutBrowser } from "../support/prepare-without-browser.ts";
import { beforeAll, describe, expect, inject, test } from "vitest";
import { type ArrivingPage, openPage } from "../support/browserless/arriving-page.ts";
import { Browserless } from "../support/browserless/browserless.ts";
import { hydrated } from "../support/chromium/hydrated.ts";
import type { InChromium } from "../support/chromium/in-chromium.ts";
import { eventually } from "../support/eventually.ts";
import { browserTest, hosts, inChromium, nightlyTest, sharedCodeHosts } from "../support/modes.ts";
import { type HeldRequests, holdRequests, type Decide } from "../support/shop/backend-proxy.ts";
import { orderAsCustomer } from "../support/steps/customer-order.ts";
import { logIn, registerByRequest, revokeToken } from "../support/steps/account.ts";
import { categoryPath, phone } from "../support/steps/phone.ts";
import { addSkusToCart, addPhoneToCart } from "../support/steps/shopping.ts";
import { HELD_PAGES, pathOfList, type HeldPage } from "./held-pages.ts";
import { withOwnShop } from "../support/shop/with-own-shop.ts";
import { purge, PURGE_SECRET } from "../support/shop/purge.ts";

const NEVER_ANSWERED = /"to":"99999"|query ProductExtras.*"eq":"(KST-AURA-PRO|kestriva-aura-pro)"/s;

const CACHED_PAGES = HELD_PAGES.filter(({ isCached }) => isCached);

const ALL_HELD = new RegExp(HELD_PAGES.map(({ held }) => held.source).join("|"), "s");

/** Without what depends on timing. */
function shown(html: string): string {
  return (
    html
      .slice(html.indexOf("<main"), html.indexOf("</main>"))
      .replace(/<div class="placeholder [^>]*>.*?<\/div>(?=<template )/gs, "")
      .replace(/<template data-ssr=""><\/template>(<style[^>]*>[^<]*<\/style>)?/g, "")
      .replace(/":R\w*:"/g, '"an id"')
      // No page waits long for the wishlist of a busy backend.
      .replace(/value="(add|remove)" aria-label="(Add to|Remove from) wishlist"/g, "a heart")
  );
}

function firstDifference(one: string, other: string): readonly string[] | null {
  if (one === other) return null;
  const parts = one.split("").findIndex((unit, index) => unit !== other[index]);
  const at = parts < 0 ? one.length : parts;
  return [one, other].map((text) => text.slice(Math.max(0, at - 100), at + 200));
}

function after(ms: number): Promise<"pass"> {
  return new Promise((resolve) => setTimeout(() => resolve("pass"), ms));
}

function paintsAndShifts() {
  const observer = new PerformanceObserver(() => undefined);
  observer.observe({ type: "layout-shift", buffered: true });
  const shifts = observer.takeRecords() as (PerformanceEntry & { value: number })[]; // not in TypeScript's DOM types
  const [visit] = performance.getEntriesByType("navigation") as PerformanceNavigationTiming[]; // the one of this name
  return {
    isPainted: performance.getEntriesByName("first-contentful-paint").length > 0,
    hasEnded: (visit?.responseEnd ?? 0) > 0,
    shifted: shifts.reduce((sum, { value }) => sum + value, 0),
  };
}

describe.each(hosts)("deferred parts of a page: %s", (host) => {
  const { shop, proxy } = withOwnShop(host, { LOG_LEVEL: "silent", PURGE_SECRET });
  let cookie: string;
  let order: string;
  let unanswered: ArrivingPage[];
  let unique = 0;

  beforeAll(async () => {
    const shopper = new Browserless(shop.origin);
    order = await orderAsCustomer(shopper);
    await shopper.goto(phone.path);
    await shopper.within("main").press("Add to wishlist");
    await addPhoneToCart(shopper);
    cookie = shopper.jar.header("/") ?? "";
    conduct(() => "pass");
    unanswered = ["/kestriva-aura-pro.html", "/search-results?term=phone&price=0_99999"].map((path) => open(path));
  });

  function conduct(judge: Decide): void {
    proxy.behave((text, question) => (NEVER_ANSWERED.test(text) ? "hang" : judge(text, question)));
  }
  const delay = (pattern: RegExp, ms: number) => conduct((question) => (pattern.test(question) ? after(ms) : "pass"));
  function hold(pattern: RegExp): HeldRequests {
    const held = holdRequests(pattern);
    conduct(held.decide);
    return held;
  }
  const open = (path: string, headers: Record<string, string> = {}): ArrivingPage =>
    openPage(new URL(path, shop.origin), { cookie, ...headers });
  const read = (...asked: Parameters<typeof open>) => open(...asked).ended;
  async function prepare({ path, isCached = false }: HeldPage): Promise<string> {
    conduct(() => "pass");
    // Caches the price bands of a list, for which it hardly waits.
    if (!isCached) await read(path({ unique: (unique += 1), order }));
    else {
      // What all pages share stays cached, as after a change of a product.
      await purge(shop.origin, "catalog");
    }
    return path({ unique: (unique += 1), order });
  }

  /** Waits for what precedes the part, and expects nothing of the part. */
  async function startsEarly({ before, inside, failed }: HeldPage, ...asked: Parameters<typeof open>) {
    const late = open(...asked);
    await late.has(before);
    await late.has('<div class="placeholder ');
    for (const text of [inside, failed, "</html>"]) expect(late.soFar()).not.toContain(text);
    return late;
  }

  /** Once released, the page ends as it would with a fast backend. */
  async function isCompleted(
    page: ArrivingPage,
    { inside, isShortened }: HeldPage,
    ...requests: Parameters<typeof open>
  ) {
    const late = await page.ended;
    expect(late.status).toBe(200);
    expect(late.headers["x-accel-buffering"]).toBe("no");
    expect(late.html).toContain(inside);
    const [address, sent = {}] = requests;
    const whole = await read(address, { ...sent, "user-agent": "Mozilla/5.0 (compatible; Googlebot/2.1)" });
    if (!isShortened)
      expect(firstDifference(shown(late.html), shown(whole.html)), "the pieces are the whole page").toBeNull();
    expect(whole.html).not.toMatch(/class="placeholder |data-pending/);
    expect(late.html).not.toMatch(/data-pending/);
  }

  // Their pages may be cached, so they are rendered with markers around what differs by shopper.
  test.each(sharedCodeHosts.includes(host) ? CACHED_PAGES : [])(
    "$name sends its deferred part later to a guest without cookies too",
    async (page) => {
      const address = await prepare(page);
      const held = hold(page.held);
      const late = await startsEarly(page, address, { cookie: "" });
      held.release();
      await isCompleted(late, page, address, { cookie: "" });
    },
  );

  test("all pages send their deferred parts later at the same time", async () => {
    const prepared: (readonly [HeldPage, string])[] = [];
    for (const page of [...CACHED_PAGES, ...HELD_PAGES.filter(({ isCached }) => !isCached)])
      prepared.push([page, await prepare(page)]);
    const held = hold(ALL_HELD);
    const all = prepared.map(async ([page, address]) => ({ page, address, late: await startsEarly(page, address) }));
    const opened = await Promise.all(all);
    held.release();
    await Promise.all(
      opened.map(({ page, address, late }) =>
        isCompleted(late, page, address).catch((error: unknown) => {
          throw new Error(page.name, { cause: error });
        }),
      ),
    );
  });

  test.each(sharedCodeHosts.includes(host) ? HELD_PAGES : [])(
    "$name shows a message in place when its deferred part fails",
    async (page) => {
      const address = await prepare(page);
      const held = hold(page.held);
      const arriving = await startsEarly(page, address);
      held.release({ status: 500, body: "<h1>Exception</h1>" });
      const late = await arriving.ended;
      expect(late.status).toBe(200);
      const retry = `<a href="${address.replaceAll("&", "&amp;")}" data-document="">Try again</a>`;
      for (const text of [page.failed, retry, "<footer"]) expect(late.html).toContain(text);
      expect(late.html).not.toContain("Exception");
    },
  );

  test("a deferred cart has the styles of the notice above it", async () => {
    delay(/query Cart\b/, 600);
    const shopper = new Browserless(shop.origin);
    await addPhoneToCart(shopper);
    expect(shopper.page.html).toContain('<template data-ssr="">');
    expect(shopper.page.html).toContain('class="notice success"');
    expect(shopper.page.html).toContain(".notice.success");
  });

  const sharedTest = sharedCodeHosts.includes(host) ? test : nightlyTest;
  sharedTest("an ended session found by a deferred part links to the log-in and returns", async () => {
    const shopper = new Browserless(shop.origin);
    const account = await registerByRequest(shopper);
    await revokeToken(shopper, inject("endpoint"));
    // The badges of the header time out before they are answered.
    delay(/query (Orders|WishlistIds|CartQuantity)/, 2_500);
    await shopper.goto("/customer/order-history");
    await shopper.within("main").sees("Your session has ended.");
    await shopper.within("main").follow("Log in");
    await shopper.arrivesAt("/?action=login&return-to=%2Fcustomer%2Forder-history");
    conduct(() => "pass");
    await logIn(shopper, account);
    await shopper.arrivesAt("/customer/order-history");
    await shopper.sees("No orders yet.");
  });

  test.each(["Googlebot/2.1", "facebookexternalhit/1.1"])("%s gets the whole page in one piece", async (agent) => {
    const held = hold(/query Listing/);
    const arriving = open(pathOfList((unique += 1)), { "user-agent": agent });
    await held.received;
    // Longer than any other page waits for it.
    await after(400);
    expect(arriving.soFar()).toBe("");
    held.release();
    const page = await arriving.ended;
    expect(page.html).not.toContain('class="placeholder ');
    expect(page.html).toContain('rel="canonical"');
  });

  browserTest(host, "a browser without script paints frame, then part, without layout shift", async () => {
    const held = hold(/query Listing/);
    const options = { javaScriptEnabled: false, extraHTTPHeaders: { "accept-encoding": "identity" } };
    const walk = async ({ page }: InChromium) => {
      await page.goto(pathOfList((unique += 1)), { waitUntil: "commit" });
      await page.getByRole("heading", { level: 1 }).waitFor();
      await page.locator(".placeholder .skeletons").waitFor({ state: "visible" });
      await eventually(
        async () => (await page.evaluate(paintsAndShifts)).isPainted,
        () => "Nothing is painted while the list is held",
      );
      expect((await page.evaluate(paintsAndShifts)).hasEnded).toBe(false);
      held.release();
      await page.locator(".card").first().waitFor({ state: "visible" });
      expect(await page.locator(".placeholder .skeletons").isVisible()).toBe(false);
      expect((await page.evaluate(paintsAndShifts)).shifted).toBeLessThan(0.005);
    };
    await inChromium(shop.origin, walk, options);
  });

  browserTest(host, "no page shifts when its deferred part arrives", async () => {
    const options = { javaScriptEnabled: false, extraHTTPHeaders: { "accept-encoding": "identity", cookie } };
    const walk = async ({ page: browser }: InChromium) => {
      for (const page of HELD_PAGES) {
        const address = await prepare(page);
        const held = hold(page.held);
        await browser.goto(address, { waitUntil: "commit" });
        await browser.locator(".placeholder > :visible").first().waitFor();
        held.release();
        await browser.locator("footer").waitFor({ state: "attached" });
        await browser.waitForLoadState();
        expect((await browser.evaluate(paintsAndShifts)).shifted, page.name).toBeLessThan(0.005);
      }
    };
    await inChromium(shop.origin, walk, options);
  });

  browserTest(host, "text typed while parts arrive is kept through hydration", async () => {
    const held = hold(/query Listing/);
    const walk = async (shopper: InChromium) => {
      await shopper.page.goto(pathOfList((unique += 1)), { waitUntil: "commit" });
      const search = shopper.page.getByRole("searchbox", { name: "Search products" }).first();
      await search.pressSequentially("Aurora", { delay: 50 });
      expect(await shopper.page.locator(".card").count()).toBe(0);
      held.release();
      await shopper.page.locator(".card").first().waitFor();
      await search.pressSequentially(" 5G", { delay: 50 });
      await hydrated(shopper);
      expect(await search.inputValue()).toBe("Aurora 5G");
      expect(await search.evaluate((field) => field === document.activeElement)).toBe(true);
      expect(await shopper.page.locator(".placeholder .skeletons").isVisible()).toBe(false);
    };
    await inChromium(shop.origin, walk, { extraHTTPHeaders: { "accept-encoding": "identity" } });
  });

  nightlyTest("client navigation defers the ends of product and cart without layout shift", async () => {
    const walk = async (shopper: InChromium) => {
      const { page } = shopper;
      // Beside it, so that the cart asks for more than the product's page has read.
      await prepareWithoutBrowser(shopper, (guest) => addSkusToCart(guest, { "BJ-HDMI-2M": 1 }));
      await shopper.goto(categoryPath);
      await hydrated(shopper);
      const atEnd = hold(/query ProductExtras/);
      // A card opens a document. A link in the merchant's text is followed by script.
      const card = page.getByRole("link", { name: "Kestriva Breeze 3" });
      await card.evaluate((link) => link.closest("[data-cards]")?.removeAttribute("data-cards"));
      await card.click();
      await shopper.sees("Add to cart");
      expect(await page.locator("#reviews").count()).toBe(0);
      expect(await page.locator("footer").isVisible()).toBe(false);
      await page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight));
      const { shifted } = await page.evaluate(paintsAndShifts);
      atEnd.release();
      await page.locator("#reviews").waitFor();
      await shopper.within("main").sees("Related products");
      await page.locator("footer").waitFor({ state: "visible" });
      expect(await page.locator(".placeholder").count()).toBe(0);
      expect((await page.evaluate(paintsAndShifts)).shifted).toBe(shifted);

      await shopper.within("main").press("Add to cart");
      await shopper.within("dialog").sees("Kestriva Breeze 3");
      const crossSell = hold(/query CrossSell/);
      await page.getByRole("link", { name: "View cart" }).click();
      await shopper.sees("Order summary");
      expect(await page.locator("footer").isVisible()).toBe(false);
      const { shifted: before } = await page.evaluate(paintsAndShifts);
      crossSell.release();
      await shopper.sees("Goes well with your cart");
      await page.locator("footer").waitFor({ state: "visible" });
      expect((await page.evaluate(paintsAndShifts)).shifted).toBe(before);
    };
    await inChromium(shop.origin, walk, { extraHTTPHeaders: { "accept-encoding": "identity" } });
  });

  test("data that decides the status is not deferred", async () => {
    delay(/query (Route|Listing)/, 400);
    const missing = await read(`/no-such-page-${(unique += 1)}.html`);
    expect(missing.status).toBe(404);
    const beyond = await read(`${pathOfList((unique += 1))}&page=999`);
    expect(beyond.status).toBe(302);
    conduct((question) => (/query Listing/.test(question) ? "break" : "pass"));
    const down = await read(`${pathOfList((unique += 1))}&page=2`);
    expect(down.status).toBe(503);
  });

  test("a part that never arrives is replaced by a message when the page ends", async () => {
    const [product, list] = (await Promise.all(unanswered.map(({ ended }) => ended))).map(({ html }) => html);
    for (const html of [product, list]) {
      expect(html).toContain('<div class="placeholder ');
      expect(html).toContain("</html>");
    }
    expect(product).toContain("Specifications");
    expect(product).toContain("The reviews could not be loaded.");
    expect(product).toContain("Related products could not be loaded.");
    expect(list).toContain("The list could not be loaded.");
  });
});
