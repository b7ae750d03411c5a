import { describe, expect, inject, test } from "vitest";
import { desktop, phone as phoneScreen } from "../support/chromium/browser.ts";
import type { InChromium } from "../support/chromium/in-chromium.ts";
import { inChromium, isFullMatrix, nightly } from "../support/modes.ts";
import { prepareWithoutBrowser } from "../support/prepare-without-browser.ts";
import { categoryPath, phone } from "../support/steps/phone.ts";
import { addPhoneToCart } from "../support/steps/shopping.ts";
import { brokenRules } from "./axe.ts";
import { coveredStops } from "./covered-stops.ts";

const SCREENS = [
  ...["/", categoryPath, phone.path, "/cart"],
  ...nightly("/search-results?term=phone", "/contact-us", "/login"),
];
const MOST_STOPS = isFullMatrix ? 90 : 25;
const ENCLOSED = ["/checkout/user-account"];

const VIEWPORTS = [{ at: "360 px", viewport: phoneScreen }, ...nightly({ at: "1440 px", viewport: desktop })];

describe.each(VIEWPORTS)("at $at", ({ viewport }) => {
  test.each(isFullMatrix ? [...SCREENS, ...ENCLOSED] : [phone.path, "/cart", ...ENCLOSED])(
    "no bar covers what has the focus (WCAG 2.4.11): %s",
    (path) =>
      inChromium(
        inject("origins").node,
        async (shopper) => {
          await prepareWithoutBrowser(shopper, addPhoneToCart);
          await shopper.goto(path);
          for (const key of ["Tab", "Shift+Tab"])
            expect((await coveredStops(shopper.page, key, MOST_STOPS)).covered, key).toEqual([]);
        },
        { viewport },
      ),
  );
});

/** The screens above, and those of Lighthouse. With the bars where they are. */
test.each([phoneScreen, ...nightly(desktop, { width: 412, height: 823 }, { width: 1350, height: 940 })])(
  "help is in one order (WCAG 3.2.6), and targets are large enough or apart (2.5.8): $width × $height",
  (viewport) =>
    inChromium(
      inject("origins").node,
      async (shopper) => {
        await prepareWithoutBrowser(shopper, addPhoneToCart);
        const order: string[] = [];
        for (const path of [...SCREENS, ...ENCLOSED]) {
          await shopper.goto(path);
          await shopper.page.getByRole("contentinfo").waitFor();
          const shown = await shownHelp(shopper);
          expect(shown, path).toContain("Support");
          // A bar of the page's own may replace the one with a link to the contact form.
          if (order.length === 0) order.push(...shown);
          const common = order.filter((name) => shown.includes(name));
          expect(
            shown.filter((name) => order.includes(name)),
            path,
          ).toEqual(common);
          expect(await brokenRules(shopper.page, path, "targets")).toEqual([]);
        }
      },
      { viewport },
    ),
);

/** Links to help around the content, in the order of the page. */
function shownHelp({ page }: InChromium): Promise<string[]> {
  return page.evaluate(() =>
    [...document.querySelectorAll<HTMLElement>('a[href^="tel:"], a[href="/contact-us"], a[href="/chat"]')]
      .filter((link) => !link.closest("main") && link.checkVisibility())
      .map((link) => link.innerText.trim()),
  );
}
