import { expect, inject, test } from "vitest";
import { desktop } from "../support/chromium/browser.ts";
import { firstScript, hydrated } from "../support/chromium/hydrated.ts";
import { A4, showOnPaper } from "../support/chromium/paper.ts";
import { eventually } from "../support/eventually.ts";
import { inChromium } from "../support/modes.ts";
import { openScreen, screens } from "./screens.ts";

/** Navigation and controls are not printed (product P159). */
const LEFT_OUT = ["navigation", "contentinfo", "button", "search", "dialog", "combobox"] as const;

test.each(["order", "thank-you", "cart"])("%s prints only the page's own content", (name) =>
  inChromium(inject("origins").node, async (shopper) => {
    const { page } = shopper;
    const screen = screens.find((one) => one.name === name);
    if (!screen) throw new Error(`There is no screen ${name}`);
    await openScreen(shopper, screen);
    await firstScript(page);
    await showOnPaper(page, "dark");
    for (const role of LEFT_OUT) expect(await page.getByRole(role).count(), role).toBe(0);
    expect(await page.getByRole("region", { name: "Notifications" }).isVisible()).toBe(false);
    expect(await page.getByRole("link", { name: "Continue shopping" }).count()).toBe(0);
    await shopper.within("main").sees("Total");
    await shopper.within("main").sees("Kestriva Aura 5G");
    const { ground, width } = await page.evaluate(() => ({
      ground: getComputedStyle(document.querySelector("main .panel") ?? document.body).backgroundColor,
      width: document.documentElement.scrollWidth,
    }));
    expect(ground).toBe("rgb(255, 255, 255)");
    expect(width).toBe(A4.width);
  }),
);

test.each([true, false])("the page's margins are those of the paper, script: %s", (javaScriptEnabled) =>
  inChromium(
    inject("origins").node,
    async (shopper) => {
      const { page } = shopper;
      await shopper.goto("/faq");
      if (javaScriptEnabled) await firstScript(page);
      await showOnPaper(page);
      expect(await page.locator("main").evaluate((main) => getComputedStyle(main).padding)).toBe("0px");
    },
    { javaScriptEnabled },
  ),
);

test("the first print has the print styles", () =>
  inChromium(inject("origins").node, async (shopper) => {
    const { page } = shopper;
    await shopper.goto("/faq");
    await firstScript(page);
    const first = await page.pdf();
    await showOnPaper(page);
    expect(first.byteLength).toBe((await page.pdf()).byteLength);
    await page.evaluate(() => (document.adoptedStyleSheets = []));
    expect(first.byteLength).not.toBe((await page.pdf()).byteLength);
  }));

test.each(["order", "thank-you"])("at the desk %s has a button that prints it", (name) =>
  inChromium(
    inject("origins").node,
    async (shopper) => {
      const screen = screens.find((one) => one.name === name);
      if (!screen) throw new Error(`There is no screen ${name}`);
      await shopper.page.addInitScript(() => (window.print = () => (document.title = "Printed")));
      await openScreen(shopper, screen);
      await hydrated(shopper);
      await shopper.press("Print");
      await eventually(
        async () => (await shopper.title()) === "Printed",
        () => "Nothing was printed",
      );
    },
    { viewport: desktop },
  ),
);
