import { type Browser, type BrowserContext, type BrowserContextOptions, chromium, type Page } from "playwright";
import { phoneAgent } from "../browserless/browserless.ts";
import { chromiumFlags, requireChromium } from "./find-chromium.ts";

export const phone = { width: 360, height: 740 };
export const desktop = { width: 1440, height: 900 };

const launched = new Map<boolean, Promise<Browser>>();

/** One Chromium with pictures and one without, for all files in this process; they end with it. */
function sharedBrowser(hasPictures: boolean): Promise<Browser> {
  const launching =
    launched.get(hasPictures) ??
    chromium.launch({
      executablePath: requireChromium(),
      args: hasPictures ? chromiumFlags : [...chromiumFlags, "--blink-settings=imagesEnabled=false"],
    });
  launched.set(hasPictures, launching);
  return launching;
}

export interface FreshContextOptions extends BrowserContextOptions {
  /** False saves the time of encoding, sending and painting them. */
  hasPictures?: boolean;
}

/** A fresh profile without cookies and cache. An ordinary user agent, because isbot knows HeadlessChrome. */
export async function freshContext(
  origin: string,
  { hasPictures = true, ...options }: FreshContextOptions = {},
): Promise<BrowserContext> {
  const browser = await sharedBrowser(hasPictures);
  const context = await browser.newContext({
    baseURL: origin,
    viewport: phone,
    userAgent: phoneAgent,
    locale: "en-IN",
    timezoneId: "Asia/Kolkata",
    hasTouch: false,
    serviceWorkers: "block",
    // Notices then stay until the next page, however slow the machine is.
    reducedMotion: "reduce",
    ...options,
  });
  await context.addInitScript(ignoreMouseInCorner);
  const rate = Number(process.env["SLOW_CPU"]);
  if (rate > 1) context.on("page", (page) => void slowDown(context, page, rate));
  return context;
}

/** Runs in every page. Chromium reports a mouse at 0,0 when a slow page is laid out, which the shop would take for use. */
function ignoreMouseInCorner(): void {
  const ignore = (event: PointerEvent) => {
    if (event.isTrusted && event.clientX === 0 && event.clientY === 0) event.stopImmediatePropagation();
  };
  for (const type of ["pointerover", "pointermove"] as const) addEventListener(type, ignore, { capture: true });
}

/** Reveals assumptions about timing: `SLOW_CPU=8 npx vitest run --project journeys`. */
async function slowDown(context: BrowserContext, page: Page, rate: number): Promise<void> {
  const session = await context.newCDPSession(page).catch(() => null); // closed already
  await session?.send("Emulation.setCPUThrottlingRate", { rate }).catch(() => undefined);
}
