import type { BrowserContext } from "playwright";

const SCRIPTS = /\/assets\/.*\.js(\?|$)/;

/**
 * Delays the shop's script files, as on a slow connection. Documents, styles and pictures are not
 * delayed.
 */
export async function delayScripts(context: BrowserContext, delayMs: number): Promise<void> {
  await holdUntil(context, () => new Promise((resolve) => setTimeout(resolve, delayMs)));
}

export async function holdScripts(context: BrowserContext, scripts = SCRIPTS): Promise<() => void> {
  let release = (): void => undefined;
  const released = new Promise<void>((resolve) => (release = resolve));
  await holdUntil(context, () => released, scripts);
  return release;
}

async function holdUntil(context: BrowserContext, released: () => Promise<void>, scripts = SCRIPTS): Promise<void> {
  await context.route(scripts, async (route) => {
    await released();
    await route.continue().catch(() => undefined);
  });
}
