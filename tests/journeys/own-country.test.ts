import { describe, expect, test } from "vitest";
import { shopSettings } from "../../demo-backend/rules/shop-settings.ts";
import { Browserless } from "../support/browserless/browserless.ts";
import { sharedCodeHosts } from "../support/modes.ts";
import { withOwnShop } from "../support/shop/with-own-shop.ts";
import { contactForm, newEmail, readOrderNumber, sameBilling } from "../support/steps/checking-out.ts";

/** As Americans write it: the month first. */
const DAY = /\b(?:Mon|Tue|Wed|Thu|Fri|Sat) (?:Jan|Feb|Mar|Apr|May|Jun|Jul|Aug|Sep|Oct|Nov|Dec) \d{1,2}\b/;
const INDIAN = /₹|\bGST|\bCGST|\bSGST|\bIGST|\bGSTIN\b|\bPIN\b|\bEMI\b|\bUPI\b|\bMRP\b|\bINR\b|lakh/;

const [india, abroad] = shopSettings().storeViews;
if (!india || !abroad) throw new Error("the demo shop has two store views");
const storeViews = [
  { ...abroad, timezone: "America/New_York", isDefault: true },
  { ...india, isDefault: false },
];

describe.each(sharedCodeHosts)("a shop whose default store view is in the United States: %s", (host) => {
  const { shop } = withOwnShop(
    host,
    { SUPPORT_PHONE: "+1 212 555 0100" },
    { backend: { settings: { storeViews, country: "US" } } },
  );

  test("sells from home page to order without Indian terms", async () => {
    const shopper = new Browserless(shop.origin);
    const isForeign = async () => {
      const text = await shopper.within("main").text();
      expect(INDIAN.exec(text)?.[0] ?? "nothing Indian").toBe("nothing Indian");
    };
    await shopper.goto("/");
    await shopper.within("banner").sees("enter ZIP code");
    await isForeign();
    await shopper.fill("Search products", "HDMI");
    await shopper.press("Search");
    await shopper.within("main").sees(/\$\d/);
    await isForeign();
    await shopper.goto("/p/BJ-HDMI-2M");
    await shopper.within("main").sees(/\$\d/);
    await shopper.within("main").sees("Deliver to ZIP code");
    await isForeign();
    await shopper.within("main").press("Add to cart");
    await shopper.goto("/cart");
    await shopper.within("main").sees("ZIP code");
    await isForeign();
    await shopper.follow("Go to checkout");
    await shopper.arrivesAt("/checkout/user-account");
    await isForeign();
    const form = contactForm(shopper);
    for (const [field, text] of [
      ["Email", newEmail()],
      ["Phone", "+1 212 555 0123"],
      ["ZIP code", "10001"],
      ["City", "New York"],
      ["Street address", "350 Fifth Avenue"],
      ["First name", "Grace"],
      ["Last name", "Hopper"],
    ] as const)
      await form.fill(field, text);
    await form.select("State", "New York");
    await form.press("Continue to delivery");
    await shopper.sees("Delivery method");
    await shopper.within("main").sees(DAY);
    await isForeign();
    await sameBilling(shopper);
    await shopper.choose("Payment method", /bank transfer/i);
    await shopper.tick("I accept the terms and conditions");
    await shopper.within("main").sees(/\$\d/);
    await shopper.press("Place order");
    expect(await readOrderNumber(shopper)).toMatch(/^\d{9}$/);
    await shopper.within("main").sees(/\$\d/);
    await isForeign();
  });

  test.each([
    ["/delivery-place", "ZIP code"],
    ["/store-locator", "City or ZIP code"],
    ["/order-lookup", "Order number"],
  ])("%s uses its country's terms", async (path, word) => {
    const shopper = new Browserless(shop.origin);
    await shopper.goto(path);
    await shopper.within("main").sees(word);
    expect(INDIAN.exec(await shopper.within("main").text())?.[0] ?? "nothing Indian").toBe("nothing Indian");
  });
});
