import type { InChromium } from "./in-chromium.ts";

/** Holds responses to client navigations and submissions until released. */
export async function holdAnswers({ page }: InChromium): Promise<() => void> {
  let letGo = (): void => undefined;
  const isFree = new Promise<void>((resolve) => (letGo = resolve));
  await page.route(/\.data(\?|$)/, async (route) => {
    await isFree;
    await route.continue().catch(() => undefined);
  });
  return letGo;
}
