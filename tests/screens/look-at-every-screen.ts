import type { Page } from "playwright";
import { expect, inject, test } from "vitest";
import type { InChromium } from "../support/chromium/in-chromium.ts";
import { inChromium } from "../support/modes.ts";
import { brokenRules } from "./axe.ts";
import { noteShifts, shiftsWhileUsed } from "./layout-shift.ts";
import { openScreen, screens, type Screen } from "./screens.ts";

/** Registers a test for every screen: nothing moves, nothing is cut off, no rule of axe is broken. */
export function lookAtEveryScreen(viewport: { width: number; height: number }): void {
  test.each(screens.filter(({ isPanel }) => !isPanel))("$name", (screen) =>
    inChromium(inject("origins").node, (shopper) => lookAt(shopper, screen), { viewport }),
  );
}

async function lookAt(shopper: InChromium, screen: Screen): Promise<void> {
  const { page } = shopper;
  await noteShifts(page);
  await openScreen(shopper, screen);
  // What was pressed on the way may move things; the screen itself may not.
  if (screen.finish) await page.reload();
  const faults = await shiftsWhileUsed(page);
  faults.push(...(await beyondTheEdge(page)));
  for (const colorScheme of ["light", "dark"] as const) {
    await page.emulateMedia({ colorScheme, reducedMotion: "reduce" });
    faults.push(...(await brokenRules(page, colorScheme)));
  }
  if (await unfold(page)) faults.push(...(await brokenRules(page, "unfolded, dark")));
  expect(faults.join("\n")).toBe("");
}

async function beyondTheEdge(page: Page): Promise<string[]> {
  const beyond = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
  return beyond > 0 ? [`reaches ${beyond} px beyond the screen's width`] : [];
}

/** Opens what lies folded; false when there is nothing. */
async function unfold(page: Page): Promise<boolean> {
  const folded = await page.locator("details:not([open]) > summary:visible").all();
  // One may cover another once it is open; then only one of them is looked at.
  for (const summary of folded) await summary.click({ timeout: 1_000 }).catch(() => undefined);
  return folded.length > 0;
}
