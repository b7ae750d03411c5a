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

/**
 * A fresh profile without cookies and cache. An ordinary user agent, because isbot knows
 * HeadlessChrome.
 */
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
  context.on("page", (page) => void emulate(context, page, hasPictures));
  return context;
}

/**
 * Runs in every page. Chromium reports a mouse at 0,0 when a slow page is laid out, which the shop
 * would take for use.
 */
function ignoreMouseInCorner(): void {
  const ignore = (event: PointerEvent) => {
    if (event.isTrusted && event.clientX === 0 && event.clientY === 0) event.stopImmediatePropagation();
  };
  for (const type of ["pointerover", "pointermove"] as const) addEventListener(type, ignore, { capture: true });
}

/**
 * Without AVIF the shop answers with WebP alone, which saves the tests 20 s of processor time. A
 * slow processor reveals assumptions about timing: `SLOW_CPU=8 npx vitest run --project journeys`.
 */
async function emulate(context: BrowserContext, page: Page, hasPictures: boolean): Promise<void> {
  const rate = Number(process.env["SLOW_CPU"]);
  if (!hasPictures && !(rate > 1)) return;
  const session = await context.newCDPSession(page).catch(() => null); // closed already
  const sent = [
    hasPictures && session?.send("Emulation.setDisabledImageTypes", { imageTypes: ["avif"] }),
    rate > 1 && session?.send("Emulation.setCPUThrottlingRate", { rate }),
  ];
  await Promise.all(sent).catch(() => undefined);
}
