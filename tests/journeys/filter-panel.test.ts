import { describe, expect, inject, test } from "vitest";
import { holdScripts } from "../support/chromium/hold-scripts.ts";
import { hydrated } from "../support/chromium/hydrated.ts";
import { browserHosts, inChromium, nightlyTest } from "../support/modes.ts";
import { namesOf } from "../support/steps/listing.ts";
import { openAndClose } from "../support/steps/panels.ts";
import { categoryPath, phone } from "../support/steps/phone.ts";

describe.each(browserHosts)("filter panel on a phone: %s", (host) => {
  test("previews the number of results and applies filters on Show", () =>
    inChromium(inject("origins")[host], async (shopper) => {
      const { page } = shopper;
      await shopper.goto(categoryPath);
      await hydrated(shopper);
      const main = shopper.within("main");
      const before = await namesOf(main);
      const opener = page.locator("summary").filter({ hasText: "Filters" });
      await openAndClose(shopper, opener, "Filters");

      await opener.click();
      const panel = shopper.within("dialog", "Filters");
      await panel.within("group", "Brand").tick(new RegExp(`^${phone.brand}`));
      await panel.fill("Minimum price", "20000");
      const show = page.getByRole("button", { name: /^Show \d+ products?$/ });
      await show.filter({ hasNotText: `Show ${before.length} ` }).waitFor();
      const promised = Number(/\d+/.exec((await show.textContent()) ?? "")?.[0]);
      await panel.press("Clear all");
      await show.filter({ hasText: `Show ${before.length} ` }).waitFor();
      await panel.within("group", "Brand").tick(new RegExp(`^${phone.brand}`));
      await panel.fill("Minimum price", "20000");
      await show.filter({ hasText: `Show ${promised} ` }).click();
      await shopper.arrivesAt(new RegExp(`^${categoryPath}\\?brand=\\d+&price=20000_$`));
      // The URL changes shortly before the list.
      await expect.poll(() => namesOf(main), { timeout: 15_000 }).toHaveLength(promised);
      expect(await page.getByRole("dialog").count()).toBe(0);
      await page.locator("summary").filter({ hasText: "Filters (2)" }).waitFor();

      // A choice that was not applied does not count, and the panel's history entry is gone.
      await opener.click();
      await panel.within("group", "Brand").tick(/^Onvira/);
      await page.goBack();
      await page.goBack();
      await shopper.arrivesAt(categoryPath);
      await page
        .locator("summary")
        .filter({ hasText: /^Filters$/ })
        .waitFor();
      expect(await namesOf(main)).toEqual(before);
    }));

  nightlyTest("filters opened before hydration stay open, closed ones open as a panel", () =>
    inChromium(inject("origins")[host], async (shopper) => {
      const { page } = shopper;
      const release = await holdScripts(shopper.context);
      await shopper.goto(categoryPath);
      const opener = page.locator("summary").filter({ hasText: "Filters" });
      await opener.click();
      const brand = page.getByRole("checkbox", { name: new RegExp(`^${phone.brand}`) });
      await brand.check();
      release();
      await hydrated(shopper);
      expect(await brand.isChecked()).toBe(true);
      await opener.click();
      await brand.waitFor({ state: "hidden" });
      await openAndClose(shopper, opener, "Filters");
    }),
  );
});
