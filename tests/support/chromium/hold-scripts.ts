import type { BrowserContext } from "playwright";

/** Script files of the shop arrive this late, as on a poor line; documents, styles and pictures do not wait. */
export async function holdScripts(context: BrowserContext, delayMs: number): Promise<void> {
  await context.route(/\/assets\/.*\.js(\?|$)/, async (route) => {
    await new Promise((resolve) => setTimeout(resolve, delayMs));
    // The page that asked may be gone by now.
    await route.continue().catch(() => undefined);
  });
}
