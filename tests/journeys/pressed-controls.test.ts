import { describe, expect, inject, test } from "vitest";
import { desktop, phone as phoneScreen } from "../support/chromium/browser.ts";
import { holdAnswers } from "../support/chromium/hold-answers.ts";
import { firstScript, hydrated } from "../support/chromium/hydrated.ts";
import { eventually } from "../support/eventually.ts";
import { browserHosts, inChromium, nightlyTest, nightly } from "../support/modes.ts";
import { prepareWithoutBrowser } from "../support/prepare-without-browser.ts";
import { registerAtHome } from "../support/steps/account.ts";
import { Browserless } from "../support/browserless/browserless.ts";
import { categoryPath } from "../support/steps/phone.ts";
import { addSkusToCart } from "../support/steps/shopping.ts";

describe.each(browserHosts)("a pressed control: %s", (host) => {
  const origin = () => inject("origins")[host];

  test.each(["Add to cart", ...nightly("Add to compare")])("%s is busy until the answer arrives", (name) =>
    inChromium(origin(), async (shopper) => {
      const { page } = shopper;
      await shopper.goto(await simpleProduct(origin()));
      await hydrated(shopper);
      const release = await holdAnswers(shopper);
      const button = page.getByRole("main").getByRole("button", { name, exact: true }).first();
      await button.click();
      await page.locator("button[aria-busy=true]").waitFor();
      expect(await page.locator("button[aria-busy=true]").getAttribute("name")).toBe("intent");
      const bar = page.getByRole("progressbar", { name: "Loading the page" });
      await eventually(
        async () => ((await bar.boundingBox())?.width ?? 0) > 300 && (await bar.isVisible()),
        () => "No sign that the page is loading, for a shopper who asked for less motion",
      );
      release();
      await eventually(
        async () => (await page.locator("button[aria-busy=true]").count()) === 0,
        () => "The button stays busy",
      );
    }),
  );

  test.each([
    ["/bijli-hdmi-2-1-cable-2-m.html", "Add to cart", "Cart, 1 item"],
    [categoryPath, "Add to cart", "Cart, 1 item"],
    ["/cart", "One more", "Cart, 2 items"],
  ])("a held Enter key presses a button of %s once: %s", (path, name, cart) =>
    inChromium(origin(), async (shopper) => {
      const { page } = shopper;
      if (path === "/cart") await prepareWithoutBrowser(shopper, (guest) => addSkusToCart(guest, { "BJ-HDMI-2M": 1 }));
      await shopper.goto(path);
      await hydrated(shopper);
      const posts: string[] = [];
      page.on("request", (request) => request.method() === "POST" && posts.push(request.url()));
      await page.getByRole("main").getByRole("button", { name, exact: true }).first().focus();
      for (let repeat = 0; repeat < 20; repeat++) {
        await page.keyboard.down("Enter");
        // A key repeats about every 30 ms; here also while the shop answers.
        await page.evaluate(() => fetch("/robots.txt").then((answer) => answer.text()));
      }
      await page.keyboard.up("Enter");
      await page.getByRole("link", { name: cart }).first().waitFor();
      expect(posts).toHaveLength(1);
    }),
  );

  test.each(["added", "rejected"])("an addition is counted as pending until it is %s", (end) =>
    inChromium(origin(), async (shopper) => {
      const { page } = shopper;
      await shopper.goto(await simpleProduct(origin()));
      await hydrated(shopper);
      if (end === "rejected") {
        shopper.expecting(422);
        const quantity = page.getByRole("main").getByRole("textbox", { name: "Quantity" });
        await quantity.fill("10001");
      }
      const release = await holdAnswers(shopper);
      await page.getByRole("main").getByRole("button", { name: "Add to cart", exact: true }).first().click();
      const link = page.getByRole("banner").getByRole("link", { name: /^Cart/ });
      const count = link.locator("[data-count]");
      await count.waitFor({ state: "visible" });
      expect(await link.getAttribute("aria-label"), "said as a fact only when it is one").toBe("Cart");
      release();
      if (end === "added") {
        await eventually(
          async () => (await link.getAttribute("aria-label")) === "Cart, 1 item",
          async () => `The cart is called ${await link.getAttribute("aria-label")}`,
        );
        expect(await count.getAttribute("data-count")).toBe("1");
      } else await count.waitFor({ state: "hidden" });
    }),
  );

  test("adds both products when two cards are pressed in quick succession", () =>
    inChromium(origin(), async (shopper) => {
      const { page } = shopper;
      await shopper.goto("/accessories/cables-hubs.html");
      await hydrated(shopper);
      const buttons = page.getByRole("main").getByRole("button", { name: "Add to cart" });
      const release = await holdAnswers(shopper);
      await buttons.nth(0).click();
      await page.locator("button[aria-busy=true]").waitFor();
      await buttons.nth(1).click();
      release();
      await page.getByRole("banner").getByRole("link", { name: "Cart, 2 items" }).waitFor();
    }));

  nightlyTest("the first Add to cart works alike by React and by the browser", () =>
    inChromium(origin(), async (shopper) => {
      const { page } = shopper;
      const path = await simpleProduct(origin());
      const panel = page.getByRole("dialog", { name: "Cart", exact: true });
      // Sent by the browser: the framework loads too late for this press.
      const sent = page.waitForRequest((request) => request.method() === "POST");
      await page.context().route(/\/assets\/hydrate\.client/, async (route) => {
        await sent;
        await route.continue().catch(() => undefined);
      });
      await shopper.goto(path);
      await firstScript(page);
      await page.evaluate(() => Object.assign(window, { isSameDocument: true }));
      await page.locator("main").getByRole("button", { name: "Add to cart", exact: true }).first().click();
      await panel.getByText("Total", { exact: true }).waitFor();
      expect(await page.evaluate(() => "isSameDocument" in window)).toBe(false);
      expect(new URL(page.url()).pathname).toBe(path);
      await page.keyboard.press("Escape");
      await panel.waitFor({ state: "detached" });
      await page.evaluate(() => Object.assign(window, { isSameDocument: true }));
      await page.locator("main").getByRole("button", { name: "Add to cart", exact: true }).first().click();
      await panel.getByText("Total", { exact: true }).waitFor();
      expect(await page.evaluate(() => "isSameDocument" in window)).toBe(true);
      expect(new URL(page.url()).pathname).toBe(path);
      expect(await shopper.count("link", "Cart, 2 items")).toBe(1);
    }),
  );

  test("a rejected log-in stays in the dialog and keeps the email, not the password", () =>
    inChromium(origin(), async (shopper) => {
      const { page } = shopper;
      const { email, password } = await registerAtHome(new Browserless(origin()));
      await shopper.goto(`${categoryPath}?action=login`);
      await hydrated(shopper);
      const dialog = shopper.within("dialog", "Log in");
      await dialog.fill("Email", email);
      await dialog.fill("Password", "not-this-one");
      await dialog.press("Log in");
      await dialog.within("alert").sees(/^We could not log you in: /);
      expect(shopper.address()).toBe(`${categoryPath}?action=login`);
      expect([await dialog.value("Email"), await dialog.value("Password")]).toEqual([email, ""]);
      expect(await page.evaluate(() => document.activeElement?.matches("dialog form .notice.danger"))).toBe(true);
      await dialog.fill("Password", password);
      await dialog.press("Log in");
      await shopper.arrivesAt(categoryPath);
      await expect.poll(() => shopper.count("link", "Account"), { timeout: 15_000 }).toBeGreaterThan(0);
    }));
});

/** Ticked parts of the download. */
const INCLUDED = [/for Windows/, /for Android/];

test.each([{ screen: "a phone", viewport: phoneScreen }, ...nightly({ screen: "a desktop", viewport: desktop })])(
  "on $screen Add to cart stays uncovered while an error is shown",
  ({ viewport }) =>
    inChromium(
      inject("origins").node,
      async (shopper) => {
        const { page } = shopper;
        await shopper.expecting(422).goto("/p/STV-CANVAS");
        for (const part of INCLUDED) await shopper.within("main").untick(part);
        await shopper.within("main").press("Add to cart");
        await shopper.sees(/Please choose/);
        const button = page.locator(".foot-bar").getByRole("button", { name: "Add to cart" });
        if (viewport === desktop) await button.scrollIntoViewIfNeeded();
        const isFree = await button.evaluate((node) => {
          const { left, right, top, bottom } = node.getBoundingClientRect();
          const corners = [top + 2, bottom - 2].map((y) => document.elementFromPoint((left + right) / 2, y));
          return corners.every((found) => found && node.contains(found));
        });
        expect(isFree).toBe(true);
      },
      { viewport },
    ),
);

async function simpleProduct(origin: string): Promise<string> {
  const guest = new Browserless(origin);
  await guest.goto("/p/BJ-HDMI-2M");
  return guest.address();
}
