import { describe, expect, inject, test } from "vitest";
import { firstScript, hydrated } from "../support/chromium/hydrated.ts";
import { A4, showOnPaper } from "../support/chromium/paper.ts";
import { inChromium } from "../support/modes.ts";
import { categoryPath, phone } from "../support/steps/phone.ts";

describe.each([
  { script: "on", javaScriptEnabled: true },
  { script: "off", javaScriptEnabled: false },
])("print with script $script", ({ javaScriptEnabled }) => {
  test.each([
    ["a product", phone.path, ["₹59,999", "Inclusive of all taxes", "Specifications"]],
    ["a list", categoryPath, [phone.name, "Kestriva Fern 5G", "₹12,499"]],
  ])("%s prints its content without controls", (_, path, texts) =>
    inChromium(
      inject("origins").node,
      async (shopper) => {
        const { page } = shopper;
        await shopper.goto(path);
        if (javaScriptEnabled) await firstScript(page);
        await showOnPaper(page);
        for (const role of ["navigation", "contentinfo", "button", "search", "dialog", "combobox"] as const)
          expect(await page.getByRole(role).count(), role).toBe(0);
        expect(await page.getByRole("region", { name: "Notifications" }).isVisible()).toBe(false);
        for (const text of texts) await shopper.within("main").sees(text);
        expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(A4.width);
      },
      { javaScriptEnabled },
    ),
  );
});

test.each([
  ["a product", phone.path],
  ["a list", categoryPath],
  ["a text page", "/about-us"],
])("%s prints the same after the first use", (_, path) =>
  inChromium(inject("origins").node, async (shopper) => {
    const { page } = shopper;
    const onPaper = async () => {
      await showOnPaper(page);
      const boxes = await page.evaluate(() =>
        [...document.querySelectorAll("html, .site-header, main, main > :not(script), main h1, main a")].map(
          (element) => {
            const { display, fontSize, padding, margin, border, textDecoration, maxWidth } = getComputedStyle(element);
            return [element.tagName, display, fontSize, padding, margin, border, textDecoration, maxWidth].join(" ");
          },
        ),
      );
      await page.emulateMedia({ media: "screen" });
      return boxes;
    };
    await shopper.goto(path);
    await firstScript(page);
    const before = await onPaper();
    await hydrated(shopper);
    await page.mouse.move(0, 0);
    expect(await onPaper()).toEqual(before);
  }),
);
