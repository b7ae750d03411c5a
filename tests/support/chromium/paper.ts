import type { Page } from "playwright";

/** A4 without margins, in CSS pixels. */
export const A4 = { width: 718, height: 1017 };

/**
 * Shows the page as printed. The first script loads the print styles; without script they are
 * linked.
 */
export async function showOnPaper(page: Page, colorScheme: "light" | "dark" = "light"): Promise<void> {
  await page.setViewportSize(A4);
  await page.emulateMedia({ media: "print", colorScheme });
  await page.waitForFunction(() => matchMedia("(scripting: none)").matches || document.adoptedStyleSheets.length > 0);
}
