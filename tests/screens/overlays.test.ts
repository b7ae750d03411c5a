import type { Locator, Page } from "playwright";
import { describe, expect, inject, test } from "vitest";
import { prepareWithoutBrowser } from "../support/prepare-without-browser.ts";
import { desktop } from "../support/chromium/browser.ts";
import type { InChromium } from "../support/chromium/in-chromium.ts";
import { holdScripts } from "../support/chromium/hold-scripts.ts";
import { hydrated } from "../support/chromium/hydrated.ts";
import { eventually } from "../support/eventually.ts";
import { inChromium, nightlyTest, isFullMatrix } from "../support/modes.ts";
import { orderAsCustomer } from "../support/steps/customer-order.ts";
import { categoryPath, phone } from "../support/steps/phone.ts";
import { addSkusToCart } from "../support/steps/shopping.ts";
import { openFooter } from "../support/steps/footer.ts";

const origin = () => inject("origins").node;
/** Animations run only without the preference for reduced motion. */
const moving = { reducedMotion: "no-preference" } as const;

const timingOf = (moved: Locator) =>
  moved.evaluate((element) => {
    const [animation] = element.getAnimations();
    const { delay, duration } = animation?.effect?.getTiming() ?? {};
    return { delay, duration };
  });

/** Sets the time of the animation instead of waiting for it. */
const seek = (moved: Locator, ms: number) =>
  moved.evaluate((element, at) => {
    for (const animation of element.getAnimations()) {
      animation.pause();
      animation.currentTime = at;
    }
  }, ms);

const widthOf = (element: Locator) => element.evaluate((node) => node.getBoundingClientRect().width);

nightlyTest("the loading bar starts after 200 ms, and an invalid response shows an error page", () =>
  inChromium(
    origin(),
    async (shopper) => {
      const { page } = shopper;
      await shopper.goto(categoryPath);
      await hydrated(shopper);
      let answer = () => Promise.resolve();
      await page.route(/\.data(\?|$)/, (route) => {
        answer = () => route.fulfill({ status: 200, contentType: "text/plain", body: "no answer of the shop's" });
      });
      await (await openFooter(page)).getByRole("link", { name: "Warranty" }).first().click();
      const bar = page.getByRole("progressbar", { name: "Loading the page" });
      await bar.waitFor({ state: "attached" });
      expect(await timingOf(bar)).toEqual({ delay: 200, duration: 5_000 });
      await seek(bar, 199);
      expect(await widthOf(bar)).toBe(0);
      await seek(bar, 1_200);
      const early = await widthOf(bar);
      await seek(bar, 5_200);
      const still = page.getByText("Still trying…");
      await seek(still, 5_199);
      expect(await still.isVisible()).toBe(false);
      await seek(still, 5_202);
      expect(await still.isVisible()).toBe(true);
      expect(early).toBeGreaterThan(50);
      expect(await widthOf(bar)).toBeGreaterThan(early);

      shopper.errors.expect(/./);
      await answer();
      await bar.waitFor({ state: "detached" });
      const main = shopper.within("main");
      await main.sees("An error occurred");
      await main.sees("Something went wrong on our side.");
      await main.sees("500");
      expect(await main.count("link", "Back to Home page")).toBe(1);
    },
    moving,
  ),
);

test("success notices show for 3 s", () =>
  inChromium(
    origin(),
    async (shopper) => {
      const { page } = shopper;
      await shopper.goto(phone.path);
      await hydrated(shopper);
      await page.locator("main").getByRole("button", { name: "Add to compare" }).first().click();
      const notice = page.getByRole("status").filter({ hasText: "added to compare." });
      await notice.waitFor();
      expect((await timingOf(notice)).delay).toBe(3_000);
      await seek(notice, 2_999);
      expect(await notice.isVisible()).toBe(true);
      await seek(notice, 3_200);
      expect(await notice.isVisible()).toBe(false);
    },
    moving,
  ));

const isLocked = (page: Page) => page.evaluate(() => getComputedStyle(document.documentElement).overflowY === "hidden");

const blurBehind = (dialog: Locator) =>
  dialog.evaluate((element) => getComputedStyle(element, "::backdrop").backdropFilter);

describe("overlays", () => {
  test("lock scrolling, open one at a time and blur the page behind questions", () =>
    inChromium(origin(), async (shopper) => {
      const { page } = shopper;
      const address = await prepareWithoutBrowser(shopper, orderAsCustomer);
      await shopper.goto(address);
      await hydrated(shopper);
      const dialogs = page.locator("dialog[open]");
      const open = async (name: string) => {
        // As from a notice or another panel: a mouse cannot reach what is behind a modal dialog.
        await page.locator("header a, main a").getByText(name, { exact: true }).first().dispatchEvent("click");
        await page.getByRole("dialog", { name, exact: true }).waitFor();
      };
      expect(await isLocked(page)).toBe(false);
      await page.locator("summary[data-panel=menu]").click();
      await page.getByRole("dialog", { name: "Menu" }).waitFor();
      expect(await isLocked(page)).toBe(true);
      expect(await blurBehind(dialogs)).toBe("none");
      await open("Cart");
      expect(await dialogs.count()).toBe(1);
      await open("Cancel order");
      expect(await dialogs.count()).toBe(1);
      expect(await blurBehind(dialogs)).toMatch(/^blur\(/);
      await page.keyboard.press("Escape");
      await dialogs.waitFor({ state: "detached" });
      await eventually(
        async () => !(await isLocked(page)),
        () => "The page is locked although no overlay is open",
      );
    }));

  nightlyTest("the log-in dialog locks scrolling and blurs the page", () =>
    inChromium(origin(), async (shopper) => {
      await shopper.goto("/?action=login");
      await hydrated(shopper);
      const dialog = shopper.page.getByRole("dialog", { name: "Log in" });
      await eventually(
        () => dialog.evaluate((element) => element.matches(":modal")),
        () => "The dialog is not modal",
      );
      expect(await blurBehind(dialog)).toMatch(/^blur\(/);
      expect(await isLocked(shopper.page)).toBe(true);
    }),
  );
});

test("a quantity is submitted a second after the last key", () =>
  inChromium(origin(), async (shopper) => {
    const { page } = shopper;
    await prepareWithoutBrowser(shopper, (guest) => addSkusToCart(guest, { "BJ-HDMI-2M": 1 }));
    await page.clock.install();
    await shopper.goto("/cart");
    await hydrated(shopper);
    // From here on the test controls the clock.
    await page.clock.pauseAt((await page.evaluate(() => Date.now())) + 1_000);
    const posts: string[] = [];
    page.on("request", (request) => request.method() === "POST" && posts.push(request.url()));
    const field = page.locator("main").getByRole("textbox", { name: "Quantity" });
    await field.fill("2");
    await page.clock.runFor(990);
    await field.fill("3");
    await page.clock.runFor(990);
    expect(posts).toEqual([]);
    await page.clock.runFor(20);
    await eventually(
      () => posts.length === 1,
      () => "The quantity was not sent",
    );
    await page.clock.resume();
    await shopper.sees("Quantity updated.");
    expect(await field.inputValue()).toBe("3");
  }));

/** Not in TypeScript's DOM types yet. */
declare const URLPattern: new (pattern: string, base: string) => { test(address: string, base: string): boolean };

const neverPrefetched = [
  "/cart",
  "/cart?x=1",
  "/checkout/user-account",
  "/customer/addresses",
  "/wishlist/toggle?sku=A",
  "/media/a.png",
  "/?action=login",
  "/audio.html?colour=1&picture=2#picture-2",
];
const mayBePrefetched = ["/", "/wishlist", "/audio.html?page=2", "/brands/cart.html"];

const RULES = "script[type=speculationrules]";

const connections = [
  ["on a good connection", { ECT: "4g" }, [true, /^\/sw\.js\?v=\w+$/]],
  ["unless the shopper saves data", { "Save-Data": "on" }, [false, /^\/sw\.js\?v=\w+&saves-data$/]],
  ["unless the connection is 2g", { ECT: "2g" }, [false, /^\/sw\.js\?v=\w+$/]],
] as const;

test.each(isFullMatrix ? connections : connections.slice(0, 2))(
  "pages behind links are prefetched %s",
  (_, extraHTTPHeaders, [isPrefetched, worker]) =>
    inChromium(
      origin(),
      async (shopper) => {
        const { page } = shopper;
        await page.addInitScript(() => {
          navigator.serviceWorker.register = (script) => {
            document.documentElement.dataset["worker"] = String(script);
            return Promise.reject(new Error("The test has no service worker"));
          };
        });
        await page.clock.install();
        await page.goto(phone.path);
        expect(await page.locator(RULES).count()).toBe(isPrefetched ? 1 : 0);
        await page.waitForLoadState("networkidle");
        const registered = () => page.locator("html").getAttribute("data-worker");
        await eventually(
          async () => {
            await page.clock.runFor(2_100);
            return worker.test((await registered()) ?? "");
          },
          async () => `The service worker is registered as ${String(await registered())}`,
        );
      },
      { extraHTTPHeaders },
    ),
);

test("private pages are not prefetched", () =>
  inChromium(origin(), async ({ page }) => {
    await page.goto("/");
    const excluded = await page.locator(RULES).evaluate(
      (script, addresses) => {
        // Written by speculation-rules.server.ts.
        const { prefetch } = JSON.parse(script.textContent ?? "") as {
          prefetch: [{ where: { and: [unknown, { not: { href_matches: string[] } }] } }];
        };
        const patterns = prefetch[0].where.and[1].not.href_matches;
        return addresses.filter((address) =>
          patterns.some((pattern) => new URLPattern(pattern, location.href).test(address, location.origin)),
        );
      },
      [...neverPrefetched, ...mayBePrefetched],
    );
    expect(excluded).toEqual(neverPrefetched);
  }));

/** Paths that Chromium has prefetched, and those it still may prefetch. */
async function watchPrefetches({ page, context }: InChromium) {
  const devTools = await context.newCDPSession(page);
  const seen = { fetched: new Array<string>(), candidates: new Array<string>() };
  devTools.on("Preload.prefetchStatusUpdated", ({ status, prefetchUrl }) => {
    if (status === "Ready") seen.fetched.push(new URL(prefetchUrl).pathname);
  });
  devTools.on("Preload.preloadingAttemptSourcesUpdated", ({ preloadingAttemptSources }) => {
    seen.candidates = preloadingAttemptSources.map(({ key }) => new URL(key.url).pathname);
  });
  await devTools.send("Preload.enable");
  const has = (isFetched: (fetched: readonly string[]) => boolean) =>
    eventually(
      () => isFetched(seen.fetched),
      () => `Chromium fetched [${seen.fetched.join(", ")}]`,
      15_000,
    );
  return { seen, has };
}

test("Chromium prefetches the first two cards of a list and the link under the pointer", () =>
  inChromium(origin(), async (shopper) => {
    const { page, context } = shopper;
    const { seen, has } = await watchPrefetches(shopper);
    const release = await holdScripts(context);
    await shopper.goto(categoryPath);
    const cards = page.getByRole("main").locator(".card").getByRole("link");
    await cards.first().waitFor();
    const paths = await cards.evaluateAll((links) => links.map((link) => (link as HTMLAnchorElement).pathname)); // links have no other class
    await has(({ length }) => length >= 2);
    expect([...seen.fetched].sort()).toEqual(paths.slice(0, 2).sort());
    await cards.last().hover();
    await has((fetched) => fetched.includes(paths.at(-1) ?? ""));
    release();
    await hydrated(shopper);
    await eventually(
      () => seen.candidates.every((path) => paths.includes(path)),
      () => `After hydration Chromium would still prefetch [${seen.candidates.join(", ")}]`,
    );
  }));

test("Chromium prefetches a product's category", () =>
  inChromium(origin(), async (shopper) => {
    const { has } = await watchPrefetches(shopper);
    await shopper.goto(phone.path);
    const crumb = shopper.page.getByRole("navigation", { name: "Breadcrumb" }).getByRole("link").last();
    const category = (await crumb.getAttribute("href")) ?? "";
    await has((fetched) => fetched.includes(category));
  }));

test("a prefetched product shows what was added to the cart since", () =>
  inChromium(origin(), async (shopper) => {
    const { page } = shopper;
    const { has } = await watchPrefetches(shopper);
    await shopper.goto("/accessories/cables-hubs.html");
    await has(({ length }) => length >= 2);
    await hydrated(shopper);
    const main = page.getByRole("main");
    await main.getByRole("button", { name: "Add to cart" }).nth(2).click();
    await page.getByRole("dialog").waitFor();
    await page.keyboard.press("Escape");
    await main.locator(".card").getByRole("link").first().click();
    await shopper.sees("Quantity");
    expect(await page.getByRole("banner").getByRole("link", { name: "Cart, 1 item" }).count()).toBe(1);
  }));

test("a department menu closes after its link is followed and opens again on hover", () =>
  inChromium(
    origin(),
    async (shopper) => {
      const { page } = shopper;
      await shopper.goto("/");
      await hydrated(shopper);
      const bar = page.locator("header nav");
      const department = bar.getByRole("link", { name: "Mobiles & Tablets", exact: true });
      const third = bar.getByRole("link", { name: "5G phones", exact: true });
      await department.hover();
      await third.waitFor({ state: "visible" });
      await department.click();
      await shopper.arrivesAt("/mobiles-tablets.html");
      expect(await third.isVisible()).toBe(false);
      await shopper.within("main").follow("Smartphones");
      await shopper.arrivesAt(categoryPath);
      await department.hover();
      await third.waitFor({ state: "visible" });
      await third.click({ modifiers: ["ControlOrMeta"] });
      expect(await third.isVisible(), "while further ones may be opened beside the page").toBe(true);
    },
    { viewport: desktop },
  ));

nightlyTest("a department menu opens to its third level, and the cart shows its count", () =>
  inChromium(
    origin(),
    async (shopper) => {
      const { page } = shopper;
      await prepareWithoutBrowser(shopper, (guest) => addSkusToCart(guest, { "BJ-HDMI-2M": 3 }));
      await shopper.goto("/");
      const department = page.locator("header nav").getByRole("link", { name: "Mobiles & Tablets", exact: true });
      const third = page.locator("header nav").getByRole("link", { name: "5G phones", exact: true });
      expect(await third.isVisible()).toBe(false);
      await department.hover();
      await third.waitFor({ state: "visible" });
      const drawn = await page
        .getByRole("link", { name: "Cart, 3 items" })
        .locator("[data-count]")
        .evaluate((badge) => getComputedStyle(badge, "::after").content);
      expect(drawn).toBe('"3"');
    },
    { viewport: desktop },
  ),
);
