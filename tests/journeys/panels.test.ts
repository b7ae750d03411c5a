import { describe, expect, inject, test } from "vitest";
import { prepareWithoutBrowser } from "../support/prepare-without-browser.ts";
import { holdAnswers } from "../support/chromium/hold-answers.ts";
import { hydrated } from "../support/chromium/hydrated.ts";
import { browserHosts, inChromium, nightly, nightlyTest } from "../support/modes.ts";
import { orderAsCustomer } from "../support/steps/customer-order.ts";
import { openAndClose } from "../support/steps/panels.ts";
import { categoryPath } from "../support/steps/phone.ts";

/**
 * Accessible names, equal to the links to their pages. Menu and search are in frame.test.ts and
 * search-dialog.test.ts.
 */
const PANELS = ["Cart", "Wishlist", "Cancel order"];

describe.each(browserHosts)("panels over an order page: %s", (host) => {
  test.each([{ script: "at once", options: {} }, ...nightly({ script: "late", options: { scriptDelayMs: 1_500 } })])(
    "open after hydration ($script), close on Esc and Back and return the focus",
    ({ options }) =>
      inChromium(
        inject("origins")[host],
        async (shopper) => {
          const { page } = shopper;
          const address = await prepareWithoutBrowser(shopper, orderAsCustomer);
          await shopper.goto(address);
          await hydrated(shopper);
          for (const name of PANELS) {
            const link = page.getByRole("link", { name, exact: true }).first();
            await openAndClose(shopper, link, name);
          }
        },
        options,
      ),
  );

  nightlyTest("a panel opened while Back is loading stays open unless Back closes it", () =>
    inChromium(inject("origins")[host], async (shopper) => {
      const { page } = shopper;
      await shopper.goto(categoryPath);
      await hydrated(shopper);
      const menu = page.getByRole("dialog", { name: "Menu" });
      const list = shopper.within("main");
      for (const isClosedEarly of [false, true]) {
        await shopper.within("banner").follow("Bijli: home");
        await shopper.arrivesAt("/");
        const release = await holdAnswers(shopper);
        await Promise.all([page.waitForRequest(/\.data(\?|$)/), page.evaluate(() => history.back())]);
        await page.locator("summary[data-panel=menu]").click();
        await menu.waitFor();
        if (isClosedEarly) {
          await page.evaluate(() => history.back());
          await menu.waitFor({ state: "detached" });
        }
        release();
        await list.sees("Items per page");
        expect(await menu.count()).toBe(isClosedEarly ? 0 : 1);
        if (!isClosedEarly) await page.keyboard.press("Escape");
        await menu.waitFor({ state: "detached" });
        await shopper.arrivesAt(categoryPath);
        await page.unrouteAll();
      }
    }),
  );
});
