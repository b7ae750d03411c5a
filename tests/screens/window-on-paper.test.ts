import { describe, expect, inject, test } from "vitest";
import { firstScript } from "../support/chromium/hydrated.ts";
import { inChromium } from "../support/modes.ts";
import { categoryPath, phone } from "../support/steps/phone.ts";

/** A4 between its margins. */
const paper = { width: 718, height: 1017 };

describe.each([
  { script: "on", javaScriptEnabled: true },
  { script: "off", javaScriptEnabled: false },
])("script $script", ({ javaScriptEnabled }) => {
  test.each([
    ["a product", phone.path, ["₹59,999", "Inclusive of all taxes", "Specifications"]],
    ["a list", categoryPath, [phone.name, "Kestriva Fern 5G", "₹12,499"]],
  ])("%s on paper is what the page says, without what is pressed or typed", (_, path, texts) =>
    inChromium(
      inject("origins").node,
      async (shopper) => {
        const { page } = shopper;
        await shopper.goto(path);
        if (javaScriptEnabled) await firstScript(page);
        await page.setViewportSize(paper);
        await page.emulateMedia({ media: "print" });
        for (const role of [
          "navigation",
          "contentinfo",
          "button",
          "search",
          "dialog",
          "combobox",
          "spinbutton",
        ] as const)
          expect(await page.getByRole(role).count(), role).toBe(0);
        expect(await page.getByRole("region", { name: "Notifications" }).isVisible()).toBe(false);
        for (const text of texts) await shopper.within("main").sees(text);
        expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(paper.width);
      },
      { javaScriptEnabled },
    ),
  );
});
