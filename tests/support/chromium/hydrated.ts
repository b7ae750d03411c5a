import type { Page } from "playwright";
import { eventually } from "../eventually.ts";
import type { InChromium } from "./in-chromium.ts";
import { isHydrated } from "./part-of-screen.ts";

/** Waits until the first script (entry.client) has run. It needs no interaction. */
export async function firstScript(page: Page): Promise<void> {
  const entry = await page.locator("script[data-entry]").getAttribute("data-entry");
  await page.waitForFunction(
    (path) => performance.getEntriesByType("resource").some(({ name }) => new URL(name).pathname === path),
    entry,
  );
  // Imports the page's own instance by its URL. A string, because Vite would rewrite an import.
  await page.evaluate(`import(${JSON.stringify(entry)}).then(() => true)`);
}

export async function hydrated({ page }: Pick<InChromium, "page">): Promise<void> {
  await page.waitForLoadState("load");
  if (await page.evaluate(() => matchMedia("(scripting: none)").matches)) return;
  await page.mouse.move(150, 300);
  await page.mouse.move(160, 310);
  await untilHydrated(page);
}

/** Waits until a touched page is hydrated, at most `limitMs`. */
export async function untilHydrated(page: Page, limitMs?: number): Promise<void> {
  const main = page.getByRole("main").first();
  await eventually(
    () => isHydrated(main),
    () => "React never hydrated the page",
    limitMs,
  );
}
