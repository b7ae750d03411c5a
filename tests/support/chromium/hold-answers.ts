import type { InChromium } from "./in-chromium.ts";

/** Keeps answers to client-side navigations and presses back until it is let go. */
export async function holdAnswers({ page }: InChromium): Promise<() => void> {
  let letGo = (): void => undefined;
  const isFree = new Promise<void>((resolve) => (letGo = resolve));
  await page.route(/\.data(\?|$)/, async (route) => {
    await isFree;
    await route.continue().catch(() => undefined);
  });
  return letGo;
}
