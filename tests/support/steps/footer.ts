import type { Locator, Page } from "playwright";

/** Unfolds the links without a press, which would be the first use of the page. */
export async function openFooter(page: Page): Promise<Locator> {
  const footer = page.getByRole("contentinfo");
  await footer.locator("details").evaluateAll((folds) => {
    for (const fold of folds) fold.setAttribute("open", "");
  });
  return footer;
}
