import type { Locator, Page } from "playwright";
import { expect, inject, test } from "vitest";
import { prepareWithoutBrowser } from "../support/prepare-without-browser.ts";
import { desktop } from "../support/chromium/browser.ts";
import { inChromium } from "../support/modes.ts";
import { categoryPath } from "../support/steps/phone.ts";
import { addSkusToCart } from "../support/steps/shopping.ts";

interface Case {
  readonly what: string;
  readonly path: string;
  readonly find: (page: Page) => Locator;
  readonly change: (field: Locator) => Promise<unknown>;
}

const CASES: readonly Case[] = [
  {
    what: "the filters of a list",
    path: categoryPath,
    find: (page) => page.locator("main").getByRole("checkbox").first(),
    change: (field) => field.check(),
  },
  {
    what: "the prices of a list",
    path: categoryPath,
    find: (page) => page.getByLabel("Minimum price"),
    change: (field) => field.fill("20000"),
  },
  {
    what: "the order of a list",
    path: categoryPath,
    find: (page) => page.locator("main").getByLabel("Sort").first(),
    change: (field) => field.selectOption({ index: 2 }),
  },
  {
    what: "a quantity in the cart",
    path: "/cart",
    find: (page) => page.locator("main").getByRole("textbox", { name: "Quantity" }),
    change: (field) => field.fill("7"),
  },
  {
    what: "the currency",
    path: "/about-us",
    find: (page) => page.getByRole("combobox", { name: "Currency" }),
    change: (field) => field.selectOption("USD"),
  },
];

/**
 * Browsers restore fields on Back and reload. What the page shows beside these is another choice's.
 */
test.each(CASES)("Back shows $what as the page was made for", ({ path, find, change }) =>
  inChromium(
    inject("origins").node,
    async (shopper) => {
      const { page } = shopper;
      await prepareWithoutBrowser(shopper, (guest) => addSkusToCart(guest, { "BJ-HDMI-2M": 1 }));
      await shopper.goto(path);
      const shown = (field: Locator) =>
        field.evaluate((node: HTMLInputElement) => (node.type === "checkbox" ? String(node.checked) : node.value));
      const before = await shown(find(page));
      await change(find(page));
      expect(await shown(find(page))).not.toBe(before);
      await shopper.goto("/store-locator");
      await page.goBack();
      expect(await shown(find(page))).toBe(before);
    },
    { viewport: desktop, javaScriptEnabled: false },
  ),
);
