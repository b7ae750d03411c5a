import type { BrowserContext } from "playwright";

const SCRIPTS = /\/assets\/.*\.js(\?|$)/;

/** Delays the shop's script files, as on a slow connection. Documents, styles and pictures are not delayed. */
export async function delayScripts(context: BrowserContext, delayMs: number): Promise<void> {
  await holdUntil(context, () => new Promise((resolve) => setTimeout(resolve, delayMs)));
}

export async function holdScripts(context: BrowserContext): Promise<() => void> {
  let letGo = (): void => undefined;
  const isFree = new Promise<void>((resolve) => (letGo = resolve));
  await holdUntil(context, () => isFree);
  return letGo;
}

async function holdUntil(context: BrowserContext, isFree: () => Promise<void>): Promise<void> {
  await context.route(SCRIPTS, async (route) => {
    await isFree();
    await route.continue().catch(() => undefined);
  });
}
