import { describe, expect, inject, test } from "vitest";
import { desktop, phone as phoneScreen } from "../support/chromium/browser.ts";
import type { InChromium } from "../support/chromium/in-chromium.ts";
import { inChromium, isFullMatrix, nightly } from "../support/modes.ts";
import { prepareWithoutBrowser } from "../support/prepare-without-browser.ts";
import { categoryPath, phone } from "../support/steps/phone.ts";
import { addPhoneToCart } from "../support/steps/shopping.ts";
import { brokenRules } from "./axe.ts";

const SCREENS = [
  ...["/", categoryPath, phone.path, "/cart"],
  ...nightly("/search-results?term=phone", "/contact-us", "/login"),
];
const ENCLOSED = ["/checkout/user-account"];

const VIEWPORTS = [{ at: "360 px", viewport: phoneScreen }, ...nightly({ at: "1440 px", viewport: desktop })];

describe.each(VIEWPORTS)("at $at", ({ viewport }) => {
  test("help is in the same place and order on every page (WCAG 3.2.6)", () =>
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
        }
      },
      { viewport },
    ));

  test.each([...SCREENS, ...ENCLOSED])("no bar covers what has the focus (WCAG 2.4.11): %s", (path) =>
    inChromium(
      inject("origins").node,
      async (shopper) => {
        await prepareWithoutBrowser(shopper, addPhoneToCart);
        await shopper.goto(path);
        expect(await coveredStops(shopper, "Tab")).toEqual([]);
        expect(await coveredStops(shopper, "Shift+Tab")).toEqual([]);
      },
      { viewport },
    ),
  );
});

/** The phone of most screens here, and those of Lighthouse. With the bars where they are. */
test.each([phoneScreen, { width: 412, height: 823 }, { width: 1350, height: 940 }])(
  "targets are large enough, or far enough from others (WCAG 2.5.8): $width × $height",
  (viewport) =>
    inChromium(
      inject("origins").node,
      async (shopper) => {
        await prepareWithoutBrowser(shopper, addPhoneToCart);
        for (const path of [...SCREENS, ...ENCLOSED]) {
          await shopper.goto(path);
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

const MOST_STOPS = isFullMatrix ? 90 : 25;

/** Names of elements that are hidden entirely by something else while they have the focus. */
async function coveredStops({ page }: InChromium, key: string): Promise<string[]> {
  const covered: string[] = [];
  for (let count = 0; count < MOST_STOPS; count += 1) {
    await page.keyboard.press(key);
    const stop = await page.evaluate(focusedStop);
    if (stop === null) return covered;
    if (stop.isCovered) covered.push(stop.name);
  }
  return covered;
}

/** Null at the end of the page. Runs in the page. */
function focusedStop(): { name: string; isCovered: boolean } | null {
  const focused = document.activeElement;
  if (!focused || focused === document.body) return null;
  const { left, top, width, height } = focused.getBoundingClientRect();
  const shares = [0.1, 0.5, 0.9];
  const isSeen = shares.some((x) =>
    shares.some((y) => {
      const hit = document.elementFromPoint(left + width * x, top + height * y);
      return (
        hit !== null && (focused.contains(hit) || hit.contains(focused) || hit.closest("label")?.contains(focused))
      );
    }),
  );
  return { name: `${focused.tagName} ${focused.textContent?.trim().slice(0, 40)}`, isCovered: !isSeen };
}
