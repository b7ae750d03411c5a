import { expect, inject, test } from "vitest";
import type { InChromium } from "../support/chromium/in-chromium.ts";
import { inChromium } from "../support/modes.ts";
import { prepareWithoutBrowser } from "../support/prepare-without-browser.ts";
import { phone } from "../support/steps/phone.ts";
import { addPhoneToCart } from "../support/steps/shopping.ts";
import { goToPayment } from "../support/steps/checking-out.ts";

/** What a small phone shows before anything is touched. */
const inFirstView = (look: (shopper: InChromium) => Promise<void>) =>
  inChromium(inject("origins").node, look, { viewport: { width: 360, height: 740 } });

/** Lower edges, in px. */
const footOf = async ({ page }: InChromium, selector: string): Promise<number> => {
  const feet = await page.locator(selector).evaluateAll((all) => all.map((one) => one.getBoundingClientRect().bottom));
  return Math.max(...feet);
};
const topOfBar = async ({ page }: InChromium) => (await page.locator(".foot-bar").boundingBox())?.y ?? 0;

test.each([
  ["a phone", phone.path],
  ["a name of two lines and an offer", "/halcyra-meadow-43-inch-4k-tv.html"],
])("picture, name, price, delivery and the button of %s", (_, path) =>
  inFirstView(async (shopper) => {
    await shopper.goto(path);
    const { page } = shopper;
    expect(await footOf(shopper, ".slides"), "the picture comes first").toBeLessThan(await footOf(shopper, "main h1"));
    await page.locator(".foot-bar").getByRole("button", { name: "Add to cart" }).click({ trial: true });
    expect(await footOf(shopper, "main h1")).toBeLessThan(await topOfBar(shopper));
    const price = page.locator(".product-buy").getByText(/^₹[\d,]+$/);
    const delivery = page.locator(".product-buy a[href='#delivery']");
    for (const shown of [price.first(), delivery]) {
      const box = await shown.boundingBox();
      expect((box?.y ?? 999) + (box?.height ?? 0)).toBeLessThan(await topOfBar(shopper));
    }
  }),
);

test("every way to pay", () =>
  inFirstView(async (shopper) => {
    const path = await prepareWithoutBrowser(shopper, async (guest) => {
      await addPhoneToCart(guest);
      await goToPayment(guest);
      return guest.address();
    });
    await shopper.goto(path);
    expect(await shopper.page.getByRole("radio").count()).toBeGreaterThan(3);
    expect(await footOf(shopper, "main [role=radiogroup] label")).toBeLessThan(await topOfBar(shopper));
  }));
