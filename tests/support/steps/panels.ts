import type { Locator } from "playwright";
import { expect } from "vitest";
import type { InChromium } from "../chromium/in-chromium.ts";
import { eventually } from "../eventually.ts";

/** Checks focus, scroll, Esc and Back. */
export async function openAndClose({ page }: InChromium, opener: Locator, name: string): Promise<void> {
  const address = page.url();
  const panel = page.getByRole("dialog", { name, exact: true });
  for (const close of [() => page.keyboard.press("Escape"), () => page.evaluate(() => history.back())]) {
    await opener.click();
    await panel.waitFor();
    expect(await panel.evaluate((dialog) => dialog.contains(document.activeElement)), `focus in ${name}`).toBe(true);
    expect(await page.evaluate(() => getComputedStyle(document.documentElement).overflow)).toBe("hidden");
    await close();
    await panel.waitFor({ state: "detached" });
    await eventually(
      () => opener.evaluate((node) => node === document.activeElement),
      () => `The focus is not on the link that opened ${name}`,
    );
    expect(page.url()).toBe(address);
    // Esc closes the dialog before the page is notified.
    await eventually(
      () => page.evaluate(() => getComputedStyle(document.documentElement).overflow !== "hidden"),
      () => `The page behind ${name} is still locked`,
    );
  }
}
