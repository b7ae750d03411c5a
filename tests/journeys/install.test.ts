import { expect, inject, test } from "vitest";
import { firstScript, hydrated } from "../support/chromium/hydrated.ts";
import { inChromium, nightlyTest } from "../support/modes.ts";

declare global {
  interface Window {
    isAsked?: boolean;
  }
}

/** Chromium offers no installation under automation, so the event is dispatched. */
const offered = () => {
  const offer = Object.assign(new Event("beforeinstallprompt", { cancelable: true }), {
    prompt: () => {
      window.isAsked = true;
      return Promise.resolve();
    },
  });
  window.dispatchEvent(offer);
  return offer.defaultPrevented;
};

nightlyTest("the footer offers installation when the browser does, and prompts only on press", () =>
  inChromium(inject("origins").node, async (shopper) => {
    await shopper.goto("/about-us");
    const { page } = shopper;
    await firstScript(page);
    const button = page.getByRole("button", { name: "Install this shop" });
    expect(await button.isVisible()).toBe(false);
    expect(await page.evaluate(offered)).toBe(true);
    expect(await button.isVisible()).toBe(true);
    expect(await page.evaluate(() => window.isAsked)).toBeUndefined();
    await button.click();
    await page.waitForFunction(() => window.isAsked);
    expect(await button.isVisible()).toBe(false);
  }),
);

test("the manifest link is added once, when the page is first used", () =>
  inChromium(inject("origins").node, async (shopper) => {
    await shopper.goto("/about-us");
    const { page } = shopper;
    await firstScript(page);
    const manifests = page.locator('head > link[rel="manifest"]');
    expect(await manifests.count()).toBe(0);
    await hydrated(shopper);
    expect(await manifests.count()).toBe(1);
    await page.getByRole("link", { name: "Home" }).first().click();
    await page.waitForURL("**/");
    expect(await manifests.count()).toBe(1);
  }));
