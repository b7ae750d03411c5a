import type { BrowserContext } from "playwright";

const SCRIPTS = /\/assets\/.*\.js(\?|$)/;

/** Script files of the shop arrive this late, as on a poor line; documents, styles and pictures do not wait. */
export async function delayScripts(context: BrowserContext, delayMs: number): Promise<void> {
  await holdUntil(context, () => new Promise((resolve) => setTimeout(resolve, delayMs)));
}

/** Script files of the shop that are asked for from now on arrive when they are let go. */
export async function holdScripts(context: BrowserContext): Promise<() => void> {
  let letGo = (): void => undefined;
  const isFree = new Promise<void>((resolve) => (letGo = resolve));
  await holdUntil(context, () => isFree);
  return letGo;
}

async function holdUntil(context: BrowserContext, isFree: () => Promise<void>): Promise<void> {
  await context.route(SCRIPTS, async (route) => {
    await isFree();
    // The page that asked may be gone by now.
    await route.continue().catch(() => undefined);
  });
}
