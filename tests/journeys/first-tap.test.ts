import { describe, expect, inject, test } from "vitest";
import { firstScript, untilHydrated } from "../support/chromium/hydrated.ts";
import { browserHosts, inChromium, nightlyTest } from "../support/modes.ts";
import { openShapedLine } from "../support/shaped-line.ts";
import { categoryPath } from "../support/steps/phone.ts";

const asOnAPhone = { hasTouch: true, isMobile: true };

describe.each(browserHosts)("first tap on a phone: %s", (host) => {
  const origin = () => inject("origins")[host];

  test("opens a menu that stays whole on the screen when the script arrives", () =>
    inChromium(
      origin(),
      async ({ page }) => {
        await page.goto("/");
        const menu = page.getByRole("navigation", { name: "Categories" });
        const departments = await menu.getByRole("listitem", { includeHidden: true }).allTextContents();
        const toggle = page.locator("summary").filter({ hasText: "All categories" });
        await toggle.tap();
        await untilHydrated(page);
        expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(360);
        const links = menu.getByRole("link");
        expect(await links.allTextContents()).toEqual(departments);
        for (const link of await links.all()) {
          await link.scrollIntoViewIfNeeded();
          const { x, y, width, height } = (await link.boundingBox()) ?? { x: -1, y: -1, width: 0, height: 0 };
          expect([x >= 0, y >= 0, x + width <= 360, y + height <= 740], `${await link.textContent()}`).toEqual(
            Array(4).fill(true),
          );
        }
        await toggle.tap();
        expect(await links.count()).toBe(0);
        await toggle.tap();
        await page.getByRole("dialog", { name: "Menu" }).waitFor();
      },
      asOnAPhone,
    ));

  nightlyTest("opens filters that count the products they show", () =>
    inChromium(
      origin(),
      async ({ page }) => {
        await page.goto("/search-results?term=wireless");
        await page.locator("summary").filter({ hasText: "Filters" }).tap();
        await untilHydrated(page);
        const show = page.getByRole("button", { name: /^Show [\d,]+ products$/ });
        const before = await show.textContent();
        const option = page.getByRole("group", { name: "Brand" }).getByRole("checkbox").first();
        await option.tap();
        await page.waitForURL(/brand=/);
        await show.filter({ hasNotText: before ?? "" }).tap();
        await page.getByText("Remove filter Brand:").first().waitFor({ state: "attached" });
        expect(await show.count()).toBe(0);
      },
      asOnAPhone,
    ),
  );

  test("on a link loads no script, but a scroll gesture does", () =>
    inChromium(
      origin(),
      async ({ page, context }) => {
        await page.goto(categoryPath);
        await firstScript(page);
        const scripts: string[] = [];
        page.on("request", (request) => {
          if (request.resourceType() === "script") scripts.push(request.url());
        });
        await page.evaluate(() => {
          document.addEventListener("click", (event) => event.preventDefault(), { once: true });
        });
        await page.getByRole("main").getByRole("listitem").getByRole("link").first().tap();
        await page.waitForLoadState("networkidle");
        expect(scripts).toEqual([]);
        const devTools = await context.newCDPSession(page);
        const gestureSourceType = "touch";
        await devTools.send("Input.synthesizeScrollGesture", { x: 200, y: 400, yDistance: -150, gestureSourceType });
        await untilHydrated(page);
        expect(scripts[0]).toContain("/assets/framework-");
      },
      asOnAPhone,
    ));

  test("on a slow line buying needs no framework, but typing loads it", async () => {
    const line = await openShapedLine(new URL(origin()), { latencyMs: 400, bytesPerSecond: 100_000 });
    try {
      await inChromium(
        line.origin.origin,
        async (shopper) => {
          const { page, context } = shopper;
          const scripts: string[] = [];
          page.on("request", (request) => {
            if (/\/assets\/framework-/.test(request.url())) scripts.push(request.url());
          });
          await page.goto("/accessories/cables-hubs.html");
          await firstScript(page);
          const devTools = await context.newCDPSession(page);
          const gestureSourceType = "touch";
          await devTools.send("Input.synthesizeScrollGesture", { x: 200, y: 400, yDistance: -600, gestureSourceType });
          const add = page.getByRole("main").getByRole("button", { name: "Add to cart" }).last();
          await add.scrollIntoViewIfNeeded();
          const place = await page.evaluate(() => scrollY);
          await add.tap();
          await shopper.sees("Added to your cart.");
          await page.getByRole("banner").getByRole("link", { name: "Cart, 1 item" }).waitFor();
          expect(new URL(page.url()).pathname).toBe("/accessories/cables-hubs.html");
          expect(place).toBeGreaterThan(100);
          await expect.poll(() => page.evaluate(() => scrollY)).toBe(place);
          await firstScript(page);
          expect(scripts).toEqual([]);
          await page.getByRole("searchbox", { name: "Search products" }).first().pressSequentially("ph");
          await untilHydrated(page, 30_000);
          const entry = await page.evaluate(() => JSON.stringify(history.state));
          expect(entry, "the cart panel does not open long after").not.toContain('"panel":"cart"');
        },
        asOnAPhone,
      );
    } finally {
      line.close();
    }
  });

  nightlyTest("opens a menu that leads to a department", () =>
    inChromium(
      origin(),
      async (shopper) => {
        await shopper.page.goto("/");
        await shopper.page.locator("summary").filter({ hasText: "All categories" }).tap();
        await untilHydrated(shopper.page);
        await shopper.within("navigation", "Categories").follow(/^Audio/);
        await shopper.arrivesAt(/^\/audio/);
      },
      asOnAPhone,
    ),
  );
});
