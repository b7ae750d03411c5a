import { describe, expect, inject, test } from "vitest";
import type { InChromium } from "../support/chromium/in-chromium.ts";
import { holdScripts } from "../support/chromium/hold-scripts.ts";
import { hydrated } from "../support/chromium/hydrated.ts";
import { eventually } from "../support/eventually.ts";
import { browserHosts, inChromium } from "../support/modes.ts";
import { cardsOf } from "../support/steps/listing.ts";
import { categoryPath, phone } from "../support/steps/phone.ts";

const desk = { viewport: { width: 1440, height: 900 } };

const focused = ({ page }: InChromium) =>
  page.evaluate(() => {
    const { activeElement: field } = document;
    return field instanceof HTMLInputElement || field instanceof HTMLSelectElement
      ? `${field.name}=${field.value}`
      : "";
  });
const entries = ({ page }: InChromium) => page.evaluate(() => history.length);

describe.each(browserHosts)("a list with script updates in place: %s", (host) => {
  test("updates on every change, and one Back undoes all of them", () =>
    inChromium(
      inject("origins")[host],
      async (shopper) => {
        const { page } = shopper;
        await shopper.goto(categoryPath);
        await hydrated(shopper);
        const main = shopper.within("main");
        const before = await main.text();
        const length = await entries(shopper);
        await page.evaluate(() => window.scrollTo(0, 900));
        const brand = page.getByRole("checkbox", { name: new RegExp(`^${phone.brand}`) });
        await brand.check();
        await shopper.arrivesAt(new RegExp(`^${categoryPath}\\?brand=\\d+$`));
        expect(await focused(shopper)).toMatch(/^brand=/);
        await page
          .getByRole("status")
          .filter({ hasText: /^\d+ products$/ })
          .waitFor();
        const first = page.locator("main .card").first();
        // The list is scrolled into view after its count is announced.
        const top = () => first.evaluate((card) => card.getBoundingClientRect().top);
        await eventually(
          async () => (await top()) >= 0 && (await top()) < 160,
          async () => `The first card begins at ${await top()} px`,
        );
        expect(await page.getByRole("button", { name: /^(?:Apply filters|Sort)$/ }).count()).toBe(0);

        // Both are ticked before the first list arrives.
        await page.getByRole("checkbox", { name: /^Onvira/ }).check();
        await page.getByRole("checkbox", { name: /^Black/ }).check();
        await shopper.arrivesAt(/\?brand=\d+&brand=\d+&color=\d+$/);
        await page.getByRole("combobox", { name: "Sort by" }).selectOption("price_ASC");
        await shopper.arrivesAt(/&color=\d+&sort=price_ASC$/);
        await page.getByLabel("Minimum price").fill("20000");
        await page.keyboard.press("Enter");
        await shopper.arrivesAt(/&price=20000_&sort=price_ASC$/);
        expect(await focused(shopper)).toBe("price-from=20000");
        // The URL changes shortly before the list and the fields.
        await expect
          .poll(async () => (await cardsOf(main)).filter(({ price }) => price < 20_000), { timeout: 15_000 })
          .toEqual([]);
        expect(await entries(shopper)).toBe(length + 1);

        await main.follow(/^Remove filter Price/);
        await shopper.arrivesAt(/&color=\d+&sort=price_ASC$/);
        await expect.poll(() => page.getByLabel("Minimum price").inputValue(), { timeout: 15_000 }).toBe("");
        await page.goBack();
        await page.goBack();
        await shopper.arrivesAt(categoryPath);
        await eventually(
          async () => !(await brand.isChecked()) && (await main.text()) === before,
          () => "The list is not as it was found",
        );
      },
      desk,
    ));

  test("applies filters ticked before hydration when the button is pressed", () =>
    inChromium(
      inject("origins")[host],
      async (shopper) => {
        const release = await holdScripts(shopper.context);
        await shopper.goto(categoryPath);
        await shopper.within("group", "Brand").tick(new RegExp(`^${phone.brand}`));
        release();
        await hydrated(shopper);
        await shopper.press("Apply filters");
        await shopper.arrivesAt(new RegExp(`^${categoryPath}\\?brand=\\d+$`));
      },
      desk,
    ));
});
