import { firefox } from "playwright";
import { desktop } from "../chromium/browser.ts";
import { InChromium } from "../chromium/in-chromium.ts";
import { findProgram } from "../system-program.ts";

/** Of the system; null without one. */
export const findFirefox = () => findProgram(["firefox-esr", "firefox"]);

/** What Firefox reports of a page that was left while its script or page data loaded. */
const OF_LEFT_PAGES = [
  /A ServiceWorker intercepted the request/,
  /^console error: Error \(/,
  /^uncaught: TypeError: Error in input stream/,
];

/**
 * Runs the walk in the system's Firefox, by Playwright's channel for it. Reports of the browser
 * fail it.
 */
export async function inFirefox(origin: string, walk: (shopper: InChromium) => Promise<void>): Promise<void> {
  const executablePath = findFirefox();
  if (!executablePath) throw new Error("Starting Firefox: neither firefox-esr nor firefox is in the PATH");
  const browser = await firefox.launch({ channel: "moz-firefox", executablePath });
  try {
    const context = await browser.newContext({
      baseURL: origin,
      viewport: desktop,
      locale: "en-IN",
      timezoneId: "Asia/Kolkata",
    });
    // The same driver as for Chromium.
    const shopper = await InChromium.with(origin, context);
    shopper.errors.expect(...OF_LEFT_PAGES);
    await walk(shopper);
    await shopper.leave();
  } finally {
    await browser.close();
  }
}
