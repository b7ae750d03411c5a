import { describe, expect, inject, test } from "vitest";
import { desktop, phone as phoneScreen } from "../support/chromium/browser.ts";
import { hydrated } from "../support/chromium/hydrated.ts";
import { browserHosts, inChromium, nightly } from "../support/modes.ts";
import { phone } from "../support/steps/phone.ts";

describe.each(browserHosts)("notices: %s", (host) => {
  test.each([{ screen: "a phone", viewport: phoneScreen }, ...nightly({ screen: "a desktop", viewport: desktop })])(
    "on $screen do not cover the header",
    ({ viewport }) =>
      inChromium(
        inject("origins")[host],
        async (shopper) => {
          const { page } = shopper;
          await shopper.goto(phone.path);
          await hydrated(shopper);
          await page.evaluate(() => scrollTo(0, 0));
          await shopper.press("Add to compare");
          const notice = page.getByRole("region", { name: "Notifications" }).getByRole("status").first();
          await notice.waitFor();
          const header = await page.getByRole("banner").boundingBox();
          const box = await notice.boundingBox();
          expect(box?.y).toBeGreaterThanOrEqual((header?.y ?? 0) + (header?.height ?? 9_999));
        },
        { viewport, reducedMotion: "no-preference" },
      ),
  );
});
