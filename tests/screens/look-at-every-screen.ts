import type { BrowserContext, Page } from "playwright";
import { afterAll, beforeAll, expect, inject, test } from "vitest";
import { freshContext } from "../support/chromium/browser.ts";
import { InChromium } from "../support/chromium/in-chromium.ts";
import { brokenRules } from "./axe.ts";
import { noteShifts, shiftsWhileUsed } from "./layout-shift.ts";
import { openScreen, screens, type Screen } from "./screens.ts";

/**
 * Registers a test for every screen: nothing moves, nothing is cut off, no rule of axe is broken. All of them share one
 * profile, so that scripts and pictures are fetched once; what comes late moves nothing either, says arrival.test.ts.
 */
export function lookAtEveryScreen(viewport: { width: number; height: number }): void {
  const { node } = inject("origins");
  let context: BrowserContext;
  beforeAll(async () => {
    context = await freshContext(node, { viewport });
  });
  afterAll(() => context.close());

  test.each(screens)("$name", async (screen) => {
    await context.clearCookies();
    const shopper = await InChromium.with(node, context);
    try {
      expect((await faultsOf(shopper, screen)).join("\n")).toBe("");
      shopper.complaints.requireNone();
    } finally {
      await shopper.page.close();
    }
  });
}

async function faultsOf(shopper: InChromium, screen: Screen): Promise<string[]> {
  const { page } = shopper;
  await noteShifts(page);
  await openScreen(shopper, screen);
  // What was pressed on the way may move things; the screen itself may not.
  if (screen.finish && !screen.isPanel) await page.reload();
  const faults = screen.isPanel ? [] : await shiftsWhileUsed(page);
  faults.push(...(await beyondTheEdge(page)));
  faults.push(...(await brokenRules(page, "light")));
  await page.emulateMedia({ colorScheme: "dark", reducedMotion: "reduce" });
  faults.push(...(await brokenRules(page, "dark", "colours")));
  if (await unfold(page)) faults.push(...(await brokenRules(page, "unfolded, dark")));
  return faults;
}

async function beyondTheEdge(page: Page): Promise<string[]> {
  const beyond = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
  return beyond > 0 ? [`reaches ${beyond} px beyond the screen's width`] : [];
}

/** Opens what lies folded in the screen itself (constants.test.ts opens the header's); false when there is nothing. */
async function unfold(page: Page): Promise<boolean> {
  const folded = await page.locator("main details:not([open]) > summary:visible").all();
  // One may cover another once it is open; then only one of them is looked at.
  for (const summary of folded) await summary.click({ timeout: 1_000 }).catch(() => undefined);
  return folded.length > 0;
}
