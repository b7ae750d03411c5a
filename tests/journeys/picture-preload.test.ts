import { describe, expect, inject, test } from "vitest";
import { desktop, phone as phoneWidth } from "../support/chromium/browser.ts";
import { browserHosts, inChromium, nightly } from "../support/modes.ts";
import { categoryPath, phone } from "../support/steps/phone.ts";

describe.each(browserHosts)("preload of the first picture: %s", (host) => {
  test.each([
    { path: categoryPath, viewport: phoneWidth },
    { path: phone.path, viewport: phoneWidth },
    ...nightly("/").map((path) => ({ path, viewport: phoneWidth })),
    ...nightly(`${categoryPath}?view=list`, "/", categoryPath, phone.path).map((path) => ({ path, viewport: desktop })),
  ])("$path at $viewport.width px preloads the picture that is shown, once", ({ path, viewport }) =>
    inChromium(
      inject("origins")[host],
      async ({ page }) => {
        // A cached page names its pictures in the head; a deferred list does not.
        await page.request.get(path);
        const requests: string[] = [];
        page.on("request", (request) => requests.push(request.url()));
        const answer = await page.goto(path);
        await page.waitForLoadState("networkidle");
        const head = /<head>[^]*?<style/.exec((await answer?.text()) ?? "")?.[0] ?? "";
        const links = head.match(/<link[^>]* rel="preload"[^>]*>/g) ?? [];
        const shown = await page
          .locator("img[fetchpriority=high]")
          .first()
          .evaluate((image: HTMLImageElement) => image.currentSrc);
        const ahead = [...links.join().matchAll(/\/media\/[^\s,>"]+/g)].map(
          ([address]) => new URL(address, page.url()).href,
        );
        expect(ahead).toContain(shown);
        expect(requests.filter((url) => ahead.includes(url))).toEqual([shown]);
      },
      { viewport, isMobile: viewport === phoneWidth, hasPictures: true },
    ),
  );
});
