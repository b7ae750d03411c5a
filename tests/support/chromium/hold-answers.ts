import type { InChromium } from "./in-chromium.ts";

/** Holds responses to client navigations and submissions until released. */
export async function holdAnswers({ page }: InChromium): Promise<() => void> {
  let release = (): void => undefined;
  const released = new Promise<void>((resolve) => (release = resolve));
  await page.route(/\.data(\?|$)/, async (route) => {
    await released;
    await route.continue().catch(() => undefined);
  });
  return release;
}
