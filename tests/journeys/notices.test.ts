import { describe, expect, inject, test } from "vitest";
import { desktop, phone as phoneScreen } from "../support/chromium/browser.ts";
import { hydrated } from "../support/chromium/hydrated.ts";
import { Browserless } from "../support/browserless/browserless.ts";
import { submissionOf } from "../support/browserless/submission.ts";
import { browserHosts, hosts, inChromium, nightly } from "../support/modes.ts";
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

const PREFETCHES = [{ "sec-purpose": "prefetch" }, { "sec-purpose": "prefetch;prerender" }, { purpose: "prefetch" }];

describe.each(hosts)("a prefetch: %s", (host) => {
  test("changes no cookie and leaves the notice to the page that is opened", async () => {
    const shopper = new Browserless(inject("origins")[host]);
    await shopper.goto(phone.path);
    const add = submissionOf(shopper.find(["button"], "Add to cart"), shopper.page.url);
    expect((await shopper.post(add.url, add.entries)).status).toBe(303);
    // They set cookies when opened.
    const paths = ["/", phone.path, "/cart", "/checkout/user-account", "/reset-password?token=1", "/hi-in/", "/login"];
    for (const headers of PREFETCHES)
      for (const path of paths) {
        const { status, setCookies } = await shopper.send(path, { headers: { ...headers, accept: "text/html" } });
        expect([path, setCookies, status]).toEqual([path, [], status]);
      }
    await shopper.goto("/about-us");
    await shopper.within("region", "Notifications").sees(/added to your cart/i);
    expect((await shopper.send("/", { headers: PREFETCHES[0] ?? {} })).status, "nothing to change").toBe(200);
  });
});
