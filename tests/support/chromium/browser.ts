import { type Browser, type BrowserContext, type BrowserContextOptions, chromium } from "playwright";
import { inject } from "vitest";
import { phoneAgent } from "../browserless/browserless.ts";

export const phone = { width: 360, height: 740 };
export const desktop = { width: 1440, height: 900 };

let connecting: Promise<Browser> | null = null;

/** The one Chromium of the run, opened in open-the-shop.ts; each file connects to it once. */
function theBrowser(): Promise<Browser> {
  connecting ??= chromium.connect(inject("browser"));
  return connecting;
}

/** A fresh profile: no cookies, no cache. The user agent is an ordinary one, as isbot knows HeadlessChrome. */
export async function freshContext(origin: string, options: BrowserContextOptions = {}): Promise<BrowserContext> {
  const browser = await theBrowser();
  return browser.newContext({
    baseURL: origin,
    viewport: phone,
    userAgent: phoneAgent,
    locale: "en-IN",
    timezoneId: "Asia/Kolkata",
    hasTouch: false,
    serviceWorkers: "block",
    // Notices then stay until the next page, however slow the machine.
    reducedMotion: "reduce",
    ...options,
  });
}
