import { afterAll, beforeAll, describe, expect, inject, test } from "vitest";
import { ahead } from "../support/ahead.ts";
import { exchange } from "../support/browserless/exchange.ts";
import { Browserless } from "../support/browserless/browserless.ts";
import { arrivalOf, type Pieces, readPieces } from "../support/browserless/read-pieces.ts";
import { hydrated } from "../support/chromium/hydrated.ts";
import type { InChromium } from "../support/chromium/in-chromium.ts";
import { hosts, inChromium } from "../support/modes.ts";
import { openGate, type Gate, type Judge } from "../support/shop/gate.ts";
import { openShop, type OpenShop } from "../support/shop/hosts.ts";
import { orderAsCustomer } from "../support/steps/customer-order.ts";
import { logIn, registerUnseen, revokeToken } from "../support/steps/account.ts";
import { categoryPath, phone } from "../support/steps/phone.ts";
import { putPhoneInCart, putSkusInCart } from "../support/steps/shopping.ts";
import { HELD_PAGES, pathOfList, type HeldPage } from "./held-pages.ts";

const PURGE_SECRET = "a secret of the tests for the caches";

/** Of pages that are asked for first and read last: longer than any part is waited for. */
const FOR_EVER = /"to":"99999"|query Reviews.*"sku":"KST-AURA-PRO"/s;

/** What is the same however a page came. */
function shown(html: string): string {
  return html
    .slice(html.indexOf("<main"), html.indexOf("</main>"))
    .replace(/<div class="wait [^>]*>.*?<\/div>(?=<template )/gs, "")
    .replace(/<template data-late=""><\/template>(<style[^>]*>[^<]*<\/style>)?/g, "")
    .replace(/<style[^>]* data-page-style="rest">.*?<\/style>/s, "")
    .replace(/":R\w*:"/g, '"an id"');
}

/** Where two texts part, with a little around it; null when they are the same. */
function parting(one: string, other: string): readonly string[] | null {
  if (one === other) return null;
  const parts = one.split("").findIndex((unit, index) => unit !== other[index]);
  const at = parts < 0 ? one.length : parts;
  return [one, other].map((text) => text.slice(Math.max(0, at - 100), at + 200));
}

function after(ms: number): Promise<"pass"> {
  return new Promise((resolve) => setTimeout(() => resolve("pass"), ms));
}

/** Runs in the page. */
function paintsAndShifts() {
  const observer = new PerformanceObserver(() => undefined);
  observer.observe({ type: "layout-shift", buffered: true });
  const shifts = observer.takeRecords() as (PerformanceEntry & { value: number })[]; // not in TypeScript's DOM types
  const [visit] = performance.getEntriesByType("navigation") as PerformanceNavigationTiming[]; // the one of this name
  return {
    painted: performance.getEntriesByName("first-contentful-paint")[0]?.startTime ?? Infinity,
    ended: visit?.responseEnd ?? 0,
    shifted: shifts.reduce((sum, { value }) => sum + value, 0),
  };
}

describe.each(hosts)("parts of a page that are slow: %s", (host) => {
  let gate: Gate;
  let shop: OpenShop;
  let cookie: string;
  let order: string;
  let endless: Promise<Pieces>[];
  let unique = 0;

  beforeAll(async () => {
    gate = await openGate(inject("endpoint"));
    shop = await openShop(host, gate.endpoint, { LOG_LEVEL: "silent", PURGE_SECRET });
    const shopper = new Browserless(shop.origin);
    order = await orderAsCustomer(shopper);
    await shopper.goto(phone.path);
    await shopper.within("main").press("Add to wishlist");
    await putPhoneInCart(shopper);
    cookie = shopper.jar.header("/") ?? "";
    conduct(() => "pass");
    endless = ["/kestriva-aura-pro.html", "/search-results?term=phone&price=0_99999"].map((path) => read(path));
    // Should the shop close before they are read.
    for (const page of endless) page.catch(() => undefined);
  });
  afterAll(async () => {
    await shop.stop();
    await gate.close();
  });

  function conduct(judge: Judge): void {
    gate.conduct((text, question) => (FOR_EVER.test(text) ? after(30_000) : judge(text, question)));
  }
  const hold = (pattern: RegExp, ms: number) => conduct((question) => (pattern.test(question) ? after(ms) : "pass"));
  const read = (path: string, headers: Record<string, string> = {}): Promise<Pieces> =>
    readPieces(new URL(path, shop.origin), { cookie, ...headers });
  async function prepare({ path, isKept = false }: HeldPage): Promise<string> {
    conduct(() => "pass");
    if (isKept) {
      const purge = { method: "POST", headers: { authorization: `Bearer ${PURGE_SECRET}` } } as const;
      // What all pages share stays known, as it does where a product changes.
      await exchange(new URL("/cache-invalidate?tag=catalog", shop.origin), purge);
    }
    return path({ unique: (unique += 1), order });
  }

  async function leavesAtOnce(
    { before, inside }: HeldPage,
    address: string,
    { ms, sent = {} }: { ms: number; sent?: Record<string, string> },
  ): Promise<void> {
    const late = await read(address, sent);
    expect(late.status).toBe(200);
    expect(late.headers["x-may-keep"]).toBeUndefined();
    expect(late.headers["x-accel-buffering"]).toBe("no");
    expect(arrivalOf(before, late)).toBeLessThan(ms / 2);
    expect(arrivalOf('<div class="wait ', late)).toBeLessThan(ms / 2);
    expect(arrivalOf(inside, late)).toBeGreaterThan(ms * 0.95);
    expect(arrivalOf(inside, late)).toBeLessThan(ms + 2_000);
    expect(arrivalOf("</html>", late)).toBeLessThan(ms + 2_000);
    conduct(() => "pass");
    const whole = await read(address, { ...sent, "user-agent": "Mozilla/5.0 (compatible; Googlebot/2.1)" });
    expect(parting(shown(late.html), shown(whole.html)), "the pieces are the whole page").toBeNull();
    expect(whole.html).not.toMatch(/class="wait |data-pending/);
    expect(late.html).not.toMatch(/data-pending|data-spot/);
  }

  test.each(HELD_PAGES)("$name leaves at once, and its part follows in its place a second later", async (page) => {
    const address = await prepare(page);
    hold(page.held, 1_000);
    await leavesAtOnce(page, address, { ms: 1_000 });
  });

  // Their pages may be kept, so they are drawn with marks around what differs by shopper.
  test.each(HELD_PAGES.filter(({ isKept }) => isKept))("$name does so for a stranger", async (page) => {
    const address = await prepare(page);
    hold(page.held, 1_000);
    await leavesAtOnce(page, address, { ms: 1_000, sent: { cookie: "" } });
  });

  test("so do all of them at the same time, when the backend takes 5 seconds", async () => {
    const prepared: (readonly [HeldPage, string])[] = [];
    for (const page of HELD_PAGES) prepared.push([page, await prepare(page)]);
    conduct((question) => (HELD_PAGES.some(({ held }) => held.test(question)) ? after(5_000) : "pass"));
    await Promise.all(
      prepared.map(([page, address]) =>
        leavesAtOnce(page, address, { ms: 5_000 }).catch((error: unknown) => {
          throw new Error(page.name, { cause: error });
        }),
      ),
    );
  });

  test.each(HELD_PAGES)("$name whose part fails late says so in its place", async (page) => {
    const address = await prepare(page);
    conduct(async (question) => {
      if (!page.held.test(question)) return "pass";
      await after(700);
      return { status: 500, body: "<h1>Exception</h1>" };
    });
    const late = await read(address);
    expect(late.status).toBe(200);
    expect(arrivalOf(page.before, late)).toBeLessThan(arrivalOf(page.failed, late));
    const retry = `<a href="${address.replaceAll("&", "&amp;")}" data-document="">Try again</a>`;
    expect(late.html).toContain(retry);
    expect(arrivalOf("<footer", late)).toBeLessThan(Infinity);
    expect(late.html).not.toContain("Exception");
  });

  test("what a late cart tells is remembered by the picture it brings, without script, and asked for no more", async () => {
    conduct(() => "pass");
    const walk = async (shopper: InChromium) => {
      await ahead(shopper, putPhoneInCart);
      // On another device, which has the same cart.
      const other = new Browserless(shop.origin);
      await other.adopt((await shopper.context.cookies()).map((cookie) => ({ ...cookie, expires: null })));
      await putSkusInCart(other, { "BJ-HDMI-2M": 1 });
      hold(/query Cart\b/, 700);
      const asked: string[] = [];
      const { page } = shopper;
      page.on("request", (request) => asked.push(new URL(request.url()).pathname));
      const before = await shopper.cookie("cart-memory");
      for (let visit = 0; visit < 2; visit += 1) {
        await page.goto("/cart", { waitUntil: "networkidle" });
        expect(asked.filter((path) => path === "/cart/seen")).toHaveLength(1);
        expect(await shopper.cookie("cart-memory")).not.toBe(before);
      }
    };
    await inChromium(shop.origin, walk, { javaScriptEnabled: false });
  });

  test("the page of a late cart has the look of the notice above it", async () => {
    hold(/query Cart\b/, 600);
    const shopper = new Browserless(shop.origin);
    await putPhoneInCart(shopper);
    expect(shopper.page.html).toContain('<template data-late="">');
    expect(shopper.page.html).toContain('class="notice success"');
    expect(shopper.page.html).toContain(".notice.success");
  });

  test("a log-in that has ended leads to the log-in and back, from the part that learns of it", async () => {
    const shopper = new Browserless(shop.origin);
    const account = await registerUnseen(shopper);
    await revokeToken(shopper, inject("endpoint"));
    // The numbers in the header are given up before they can tell.
    hold(/query (Orders|WishlistBrief|CartQuantity)/, 2_500);
    await shopper.goto("/customer/order-history");
    await shopper.within("main").sees("Your session has ended.");
    await shopper.within("main").follow("Log in");
    await shopper.arrivesAt("/?action=login&return-to=%2Fcustomer%2Forder-history");
    conduct(() => "pass");
    await logIn(shopper, account);
    await shopper.arrivesAt("/customer/order-history");
    await shopper.sees("There are no orders in your account yet.");
  });

  test.each(["Googlebot/2.1", "facebookexternalhit/1.1"])("%s gets a page at once and whole", async (agent) => {
    hold(/query Listing/, 400);
    const page = await read(pathOfList((unique += 1)), { "user-agent": agent });
    expect(page.pieces[0]?.at).toBeGreaterThan(390);
    expect(page.html).not.toContain('class="wait ');
    expect(page.html).toContain('rel="canonical"');
  });

  test("a browser without script paints the frame first, then the part in its place, and nothing moves", async () => {
    hold(/query Listing/, 3_000);
    const options = { javaScriptEnabled: false, extraHTTPHeaders: { "accept-encoding": "identity" } };
    const walk = async ({ page }: InChromium) => {
      await page.goto(pathOfList((unique += 1)), { waitUntil: "commit" });
      await page.getByRole("heading", { level: 1 }).waitFor();
      await page.locator(".wait .skeletons").waitFor({ state: "visible" });
      await page.locator(".card").first().waitFor({ state: "visible" });
      expect(await page.locator(".wait .skeletons").isVisible()).toBe(false);
      const seen = await page.evaluate(paintsAndShifts);
      expect(seen.painted).toBeLessThan(1_500);
      expect(seen.ended).toBeGreaterThan(2_900);
      expect(seen.shifted).toBeLessThan(0.005);
    };
    await inChromium(shop.origin, walk, options);
  });

  test("on none of the pages anything moves when the part comes", async () => {
    const prepared: string[] = [];
    for (const page of HELD_PAGES) prepared.push(await prepare(page));
    let release = () => {};
    const allWait = new Promise<"pass">((resolve) => (release = () => resolve("pass")));
    conduct((question) => (HELD_PAGES.some(({ held }) => held.test(question)) ? allWait : "pass"));
    const options = { javaScriptEnabled: false, extraHTTPHeaders: { "accept-encoding": "identity", cookie } };
    const walk = async ({ context }: InChromium) => {
      const waiting = prepared.map(async (address) => {
        const page = await context.newPage();
        await page.goto(address, { waitUntil: "commit" });
        await page.locator(".wait > :visible").first().waitFor();
        return { address, page };
      });
      const opened = await Promise.all(waiting);
      release();
      const moved = opened.map(async ({ address, page }) => {
        await page.locator("footer").waitFor({ state: "attached" });
        await page.waitForLoadState();
        return { address, isMoved: (await page.evaluate(paintsAndShifts)).shifted >= 0.005 };
      });
      expect(await Promise.all(moved)).toEqual(prepared.map((address) => ({ address, isMoved: false })));
    };
    await inChromium(shop.origin, walk, options);
  });

  test("what is typed while parts arrive stays, and the page is taken over without a word", async () => {
    hold(/query Listing/, 2_000);
    const walk = async (shopper: InChromium) => {
      await shopper.page.goto(pathOfList((unique += 1)), { waitUntil: "commit" });
      const search = shopper.page.getByRole("searchbox", { name: "Search products" }).first();
      await search.pressSequentially("Aurora", { delay: 50 });
      expect(await shopper.page.locator(".card").count()).toBe(0);
      await shopper.page.locator(".card").first().waitFor();
      await search.pressSequentially(" 5G", { delay: 50 });
      await hydrated(shopper);
      expect(await search.inputValue()).toBe("Aurora 5G");
      expect(await search.evaluate((field) => field === document.activeElement)).toBe(true);
      expect(await shopper.page.locator(".wait .skeletons").isVisible()).toBe(false);
    };
    await inChromium(shop.origin, walk, { extraHTTPHeaders: { "accept-encoding": "identity" } });
  });

  test("a product and a cart followed by script open before what stands at their ends, which comes below and moves nothing", async () => {
    const walk = async (shopper: InChromium) => {
      const { page } = shopper;
      await shopper.goto(categoryPath);
      await hydrated(shopper);
      hold(/query (Reviews|Related)/, 3_000);
      const from = performance.now();
      await page.getByRole("link", { name: "Kestriva Breeze 3" }).click();
      await shopper.sees("Add to cart");
      expect(performance.now() - from).toBeLessThan(2_500);
      expect(await page.locator("#reviews").count()).toBe(0);
      expect(await page.locator("footer").isVisible()).toBe(false);
      await page.locator(".wait").first().scrollIntoViewIfNeeded();
      const { shifted } = await page.evaluate(paintsAndShifts);
      await page.locator("#reviews").waitFor();
      await shopper.within("main").sees("Related products");
      await page.locator("footer").waitFor({ state: "visible" });
      expect(await page.locator(".wait").count()).toBe(0);
      expect((await page.evaluate(paintsAndShifts)).shifted).toBe(shifted);

      await shopper.within("main").press("Add to cart");
      await shopper.within("dialog").sees("Kestriva Breeze 3");
      hold(/query CrossSell/, 3_000);
      const inPanel = performance.now();
      await page.getByRole("link", { name: "View cart" }).click();
      await shopper.sees("Order summary");
      expect(performance.now() - inPanel).toBeLessThan(2_500);
      expect(await page.locator("footer").isVisible()).toBe(false);
      const { shifted: before } = await page.evaluate(paintsAndShifts);
      await shopper.sees("Goes well with your cart");
      await page.locator("footer").waitFor({ state: "visible" });
      expect((await page.evaluate(paintsAndShifts)).shifted).toBe(before);
    };
    await inChromium(shop.origin, walk, { extraHTTPHeaders: { "accept-encoding": "identity" } });
  });

  test("what decides the status is waited for", async () => {
    hold(/query (Route|Listing)/, 400);
    const missing = await read(`/no-such-page-${(unique += 1)}.html`);
    expect(missing.status).toBe(404);
    const beyond = await read(`${pathOfList((unique += 1))}&page=999`);
    expect(beyond.status).toBe(302);
    conduct((question) => (/query Listing/.test(question) ? "break" : "pass"));
    const down = await read(`${pathOfList((unique += 1))}&page=2`);
    expect(down.status).toBe(503);
  });

  test("what takes 30 seconds is given up: the page says so in its place, and ends", async () => {
    const [reviews, list] = await Promise.all(endless);
    for (const [page, failed, limit] of [
      [reviews, "The reviews could not be loaded.", 8_000],
      [list, "The list could not be loaded.", 20_000],
    ] as const) {
      if (!page) throw new Error("Not asked for");
      expect(arrivalOf('<div class="wait ', page)).toBeLessThan(4_000);
      expect(arrivalOf(failed, page)).toBeGreaterThan(limit * 0.95);
      expect(arrivalOf("</html>", page)).toBeLessThan(limit + 4_000);
    }
  });
});
