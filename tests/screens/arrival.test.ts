import { afterAll, beforeAll, describe, expect, inject, test } from "vitest";
import { desktop, phone } from "../support/chromium/browser.ts";
import { inChromium } from "../support/modes.ts";
import { openDrip, type Drip } from "../support/shop/drip.ts";
import { noteShifts, shifts } from "./layout-shift.ts";
import { openScreen, screens } from "./screens.ts";

const looks = [
  { look: "a phone", viewport: phone },
  { look: "a desktop", viewport: desktop },
];
const seenFirst = [
  "home",
  "listing",
  "listing-as-list",
  "product",
  "search",
  "cart",
  "cart-empty",
  "checkout-shipping",
  "store-locator",
  "register-dialog",
  "page-not-found",
];

describe.each(looks)("what has arrived on $look stays where it is while the rest arrives", ({ viewport }) => {
  let drip: Drip;
  beforeAll(async () => {
    drip = await openDrip(inject("origins").node);
  });
  afterAll(() => drip.close());

  test.each(screens.filter(({ name }) => seenFirst.includes(name)))("$name", (screen) =>
    inChromium(
      drip.origin,
      async (shopper) => {
        await noteShifts(shopper.page);
        await openScreen(shopper, screen);
        await shopper.page.waitForLoadState("networkidle");
        expect((await shifts(shopper.page)).join("\n")).toBe("");
      },
      { viewport },
    ),
  );
});
