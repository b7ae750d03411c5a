import { afterAll, beforeAll, describe, expect, inject, test } from "vitest";
import { desktop, phone } from "../support/chromium/browser.ts";
import { inChromium } from "../support/modes.ts";
import { openSlowProxy, type SlowProxy } from "../support/shop/slow-proxy.ts";
import { recordShifts, shifts } from "./layout-shift.ts";
import { openScreen, screens } from "./screens.ts";

const seenFirst = [
  "home",
  "listing",
  "listing-as-list",
  "product",
  "product-bundle",
  "product-group",
  "product-pictures",
  "search",
  "search-empty",
  "cart",
  "cart-empty",
  "cart-saved-and-estimated",
  "checkout-shipping",
  "checkout-payment",
  "store-locator",
  "account",
  "register-dialog",
  "page-not-found",
];
const looks = [
  { look: "a phone", viewport: phone, names: seenFirst },
  { look: "a desktop", viewport: desktop, names: seenFirst },
  { look: "a wide desktop", viewport: { width: 1920, height: 1080 }, names: ["home", "account"] },
];

describe.each(looks)("what has arrived on $look stays where it is while the rest arrives", ({ viewport, names }) => {
  let drip: SlowProxy;
  beforeAll(async () => {
    drip = await openSlowProxy(inject("origins").node);
  });
  afterAll(() => drip.close());

  test.each(screens.filter(({ name }) => names.includes(name)))("$name", (screen) =>
    inChromium(
      drip.origin,
      async (shopper) => {
        await recordShifts(shopper.page);
        await openScreen(shopper, screen);
        await shopper.page.waitForLoadState("networkidle");
        expect((await shifts(shopper.page)).join("\n")).toBe("");
      },
      { viewport, hasPictures: true },
    ),
  );
});
