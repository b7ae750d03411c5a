import type { BrowserContext, Page } from "playwright";
import { afterAll, beforeAll, expect, inject, test } from "vitest";
import { freshContext } from "../support/chromium/browser.ts";
import { InChromium } from "../support/chromium/in-chromium.ts";
import { isFullMatrix } from "../support/modes.ts";
import { brokenRules } from "./axe.ts";
import { recordShifts, shiftsWhileUsed } from "./layout-shift.ts";
import { croppedPictures } from "./probes.ts";
import { openScreen, screens, type Screen } from "./screens.ts";
import { unstyled } from "./unstyled.ts";

/**
 * No layout shift, no overflow, no cropped product, no axe violation, all styles present. One page
 * for all screens, for speed.
 */
export function checkEveryScreen(viewport: { width: number; height: number }): void {
  const { node } = inject("origins");
  let context: BrowserContext;
  let shopper: InChromium | null = null;
  beforeAll(async () => {
    context = await freshContext(node, { viewport });
  });
  afterAll(() => context.close());

  test.each(screens.filter(({ isVariant }) => isFullMatrix || !isVariant))("$name", async (screen) => {
    await context.clearCookies();
    shopper ??= await openPage(node, context);
    const { page } = shopper;
    try {
      await page.setViewportSize(viewport);
      expect((await faultsOf(shopper, screen)).join("\n")).toBe("");
      shopper.errors.requireNone();
      shopper.errors.reset();
    } catch (error) {
      await page.close();
      shopper = null;
      throw error;
    }
  });
}

async function openPage(origin: string, context: BrowserContext): Promise<InChromium> {
  const shopper = await InChromium.with(origin, context);
  await recordShifts(shopper.page);
  return shopper;
}

async function faultsOf(shopper: InChromium, screen: Screen): Promise<string[]> {
  const { page } = shopper;
  await page.emulateMedia({ colorScheme: "light", reducedMotion: "reduce" });
  await openScreen(shopper, screen);
  // Presses on the way may move things; the screen itself may not.
  if (screen.finish && !screen.isPanel) await page.reload();
  const faults = screen.isPanel ? [] : [...(await unstyled(page)), ...(await shiftsWhileUsed(page))];
  faults.push(...(await overflow(page)));
  faults.push(...(await croppedPictures(page)).map((picture) => `crops ${picture}`));
  // Folded only in the full run: unfolded includes everything else.
  if (isFullMatrix) faults.push(...(await brokenRules(page, "light")));
  if (!screen.isPanel) await unfold(page);
  faults.push(...(await brokenRules(page, "unfolded")));
  if (!isFullMatrix) return faults;
  await page.emulateMedia({ colorScheme: "dark", reducedMotion: "reduce" });
  faults.push(...(await brokenRules(page, "dark", "colours")));
  return faults;
}

async function overflow(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const beyond = document.documentElement.scrollWidth - window.innerWidth;
    if (beyond <= 0) return [];
    const widest = [...document.body.querySelectorAll("*")].filter(
      (element) => Math.round(element.getBoundingClientRect().right) === window.innerWidth + beyond,
    );
    const named = widest.map(({ outerHTML }) => outerHTML.slice(0, 120)).join("; ");
    return [`reaches ${beyond} px beyond the screen's width: ${named}`];
  });
}

/** Opens the screen's own details (constants.test.ts opens the header's). */
function unfold(page: Page): Promise<void> {
  return page.evaluate(() => {
    const folded = [...document.querySelectorAll<HTMLDetailsElement>("main details:not([open])")];
    const seen = folded.filter(({ firstElementChild: summary }) => summary?.checkVisibility());
    for (const details of seen) details.open = true;
  });
}
