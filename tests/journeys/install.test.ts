import { expect, inject, test } from "vitest";
import { inChromium } from "../support/modes.ts";

/** Chromium makes the offer to nobody who drives it by script, so the page is sent one. */
const offered = () => {
  const offer = Object.assign(new Event("beforeinstallprompt", { cancelable: true }), {
    prompt: () => {
      document.title = "asked to install";
      return Promise.resolve();
    },
  });
  window.dispatchEvent(offer);
  return offer.defaultPrevented;
};

test("the footer offers to install the shop where the browser does, and asks only when pressed", () =>
  inChromium(inject("origins").node, async (shopper) => {
    await shopper.goto("/about-us");
    const { page } = shopper;
    const button = page.getByRole("button", { name: "Install this shop" });
    expect(await button.isVisible()).toBe(false);
    expect(await page.evaluate(offered)).toBe(true);
    expect(await button.isVisible()).toBe(true);
    expect(await page.title()).not.toBe("asked to install");
    await button.click();
    await page.waitForFunction(() => document.title === "asked to install");
    expect(await button.isVisible()).toBe(false);
  }));
