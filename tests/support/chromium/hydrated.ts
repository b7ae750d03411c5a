import type { Page } from "playwright";
import { eventually } from "../eventually.ts";
import type { InChromium } from "./in-chromium.ts";
import { isHydrated } from "./part-of-screen.ts";

/** Waits for the first script (entry.client), which nobody has to touch the page for, to be there and to have run. */
export async function firstScript(page: Page): Promise<void> {
  const entry = await page.locator("script[data-entry]").getAttribute("data-entry");
  await page.waitForFunction(
    (path) => performance.getEntriesByType("resource").some(({ name }) => new URL(name).pathname === path),
    entry,
  );
  // The page's own copy, as it is asked for by the same address. Text, because Vite makes a call of its own of an import.
  await page.evaluate(`import(${JSON.stringify(entry)}).then(() => true)`);
}

/** Touches the page and waits until React has taken it over. */
export async function hydrated({ page }: Pick<InChromium, "page">): Promise<void> {
  // What waits for the touch, the inline line or the first script, is there by then.
  await page.waitForLoadState("load");
  // Where script is switched off there is nothing to wait for.
  if (await page.evaluate(() => matchMedia("(scripting: none)").matches)) return;
  await page.mouse.move(150, 300);
  await page.mouse.move(160, 310);
  await untilHydrated(page);
}

/** Waits until React has taken over a page that was touched, for so long. */
export async function untilHydrated(page: Page, limitMs?: number): Promise<void> {
  const main = page.getByRole("main").first();
  await eventually(
    () => isHydrated(main),
    () => "React never took the page over",
    limitMs,
  );
}
