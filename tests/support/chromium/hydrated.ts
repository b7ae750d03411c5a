import type { Locator, Page } from "playwright";
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
  const main = page.getByRole("main").first();
  // On a busy machine the first move may come before the first script, which then takes the line
  // for a slow one and waits for another.
  for (let x = 150; x < 160; x += 2) {
    await page.mouse.move(x, 300);
    await page.mouse.move(x + 10, 310);
    if (await becomesHydrated(main)) return;
  }
  await untilHydrated(page);
}

/** Within two seconds. */
function becomesHydrated(main: Locator): Promise<boolean> {
  return eventually(
    () => isHydrated(main),
    () => "not yet",
    2_000,
  ).then(
    () => true,
    () => false,
  );
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
