import { afterAll, beforeAll, describe, expect, inject, test } from "vitest";
import { Browserless } from "../support/browserless/browserless.ts";
import { arrivalOf, type Pieces, readPieces } from "../support/browserless/read-pieces.ts";
import { hydrated } from "../support/chromium/hydrated.ts";
import type { InChromium } from "../support/chromium/in-chromium.ts";
import { hosts, inChromium } from "../support/modes.ts";
import { openGate, type Gate } from "../support/shop/gate.ts";
import { openShop, type OpenShop } from "../support/shop/hosts.ts";
import { categoryPath, phone } from "../support/steps/phone.ts";
import { putPhoneInCart } from "../support/steps/shopping.ts";

interface HeldPage {
  readonly name: string;
  /** A new address each time, whose part is in no cache. */
  path(unique: number): string;
  /** The question to the backend that is held. */
  readonly held: RegExp;
  /** Stands before the part. */
  readonly before: string;
  /** Stands in the part. */
  readonly inside: string;
  /** What the page says where the part failed. */
  readonly failed: string;
}

const pathOfList = (unique: number) => `${categoryPath}?price=0_${100_000 + unique}`;

const pages: readonly HeldPage[] = [
  {
    name: "a category",
    path: pathOfList,
    held: /query Listing/,
    before: "<h1>Smartphones</h1>",
    inside: phone.name,
    failed: "The list could not be loaded.",
  },
  {
    name: "search results",
    path: (unique) => `/search-results?term=phone&price=0_${100_000 + unique}`,
    held: /query Listing/,
    before: "<h1>Search results for",
    inside: 'class="card"',
    failed: "The list could not be loaded.",
  },
  {
    name: "a product's reviews",
    path: (unique) => `${phone.path}?reviews=${unique + 1}`,
    held: /query Reviews/,
    before: "<h1>Kestriva Aura 5G</h1>",
    inside: 'class="review-sum"',
    failed: "The reviews could not be loaded.",
  },
  {
    name: "the cart",
    path: () => "/cart",
    held: /query Cart\(/,
    before: "<header",
    inside: "Order summary",
    failed: "Your cart could not be loaded.",
  },
];

/** What is the same however a page came. */
function shown(html: string): string {
  return html
    .slice(html.indexOf("<main"), html.indexOf("</main>"))
    .replace(/<div class="wait [^>]*>.*?<\/div>(?=<template )/gs, "")
    .replace(/<template data-late=""><\/template>(<style[^>]*>[^<]*<\/style>)?/g, "")
    .replace(/":R\w*:"/g, '"an id"');
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
  let unique = 0;

  beforeAll(async () => {
    gate = await openGate(inject("endpoint"));
    shop = await openShop(host, gate.endpoint, { LOG_LEVEL: "silent" });
    const shopper = new Browserless(shop.origin);
    await shopper.goto("/");
    await shopper.goto(categoryPath);
    await putPhoneInCart(shopper);
    cookie = shopper.jar.header("/") ?? "";
  });
  afterAll(async () => {
    await shop.stop();
    await gate.close();
  });

  function hold(pattern: RegExp, ms: number): void {
    gate.conduct(async (question): Promise<"pass"> => {
      if (pattern.test(question)) await new Promise((resolve) => setTimeout(resolve, ms));
      return "pass";
    });
  }
  const read = (path: string, headers: Record<string, string> = {}): Promise<Pieces> =>
    readPieces(new URL(path, shop.origin), { cookie, ...headers });

  test.each(pages.flatMap((page) => [1_000, 5_000].map((ms) => ({ ...page, ms }))))(
    "$name leaves at once when the backend takes $ms ms, its part follows in its place",
    async ({ path, held, before, inside, ms }) => {
      hold(held, ms);
      const address = path((unique += 1));
      const page = await read(address);
      expect(page.status).toBe(200);
      expect(page.headers["x-may-keep"]).toBeUndefined();
      expect(page.headers["x-accel-buffering"]).toBe("no");
      expect(arrivalOf(before, page)).toBeLessThan(ms / 2);
      expect(arrivalOf('<div class="wait ', page)).toBeLessThan(ms / 2);
      expect(arrivalOf(inside, page)).toBeGreaterThan(ms * 0.95);
      expect(arrivalOf(inside, page)).toBeLessThan(ms + 2_000);
      expect(arrivalOf("</html>", page)).toBeLessThan(ms + 2_000);
      gate.conduct("pass");
      const whole = await read(address, { "user-agent": "Mozilla/5.0 (compatible; Googlebot/2.1)" });
      expect(shown(page.html) === shown(whole.html), "the pieces are the whole page").toBe(true);
      expect(whole.html).not.toMatch(/class="wait |data-pending/);
      expect(page.html).not.toContain("data-pending");
    },
  );

  test.each(pages)("$name whose part fails late says so in its place", async ({ path, held, before, failed }) => {
    gate.conduct(async (question) => {
      if (!held.test(question)) return "pass";
      await new Promise((resolve) => setTimeout(resolve, 700));
      return { status: 500, body: "<h1>Exception</h1>" };
    });
    const address = path((unique += 1));
    const page = await read(address);
    expect(page.status).toBe(200);
    expect(arrivalOf(before, page)).toBeLessThan(arrivalOf(failed, page));
    const retry = `<a href="${address.replaceAll("&", "&amp;")}" data-document="">Try again</a>`;
    expect(page.html).toContain(retry);
    expect(arrivalOf("<footer", page)).toBeLessThan(Infinity);
    expect(page.html).not.toContain("Exception");
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

  test("what decides the status is waited for", async () => {
    hold(/query (Route|Listing)/, 400);
    const missing = await read(`/no-such-page-${(unique += 1)}.html`);
    expect(missing.status).toBe(404);
    const beyond = await read(`${pathOfList((unique += 1))}&page=999`);
    expect(beyond.status).toBe(302);
    gate.conduct((question) => (/query Listing/.test(question) ? "break" : "pass"));
    const down = await read(`${pathOfList((unique += 1))}&page=2`);
    expect(down.status).toBe(503);
  });
});
