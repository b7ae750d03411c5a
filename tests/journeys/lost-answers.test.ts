import { describe, expect, inject, test } from "vitest";
import { prepareWithoutBrowser } from "../support/prepare-without-browser.ts";
import { hydrated } from "../support/chromium/hydrated.ts";
import type { InChromium } from "../support/chromium/in-chromium.ts";
import { browserHosts, inChromium, nightlyTest } from "../support/modes.ts";
import type { Scope } from "../support/shopper.ts";
import { contactForm, enterEmail, newEmail, fillAddress } from "../support/steps/checking-out.ts";
import { phone } from "../support/steps/phone.ts";
import { addPhoneToCart } from "../support/steps/shopping.ts";
import { openFooter } from "../support/steps/footer.ts";

/** A response of a proxy, or of a network's log-in page. */
const badGateway = { status: 502, contentType: "text/html", body: "<h1>Bad gateway</h1>" };
const expected = /ERR_FAILED|ERR_INTERNET_DISCONNECTED|status of 502|SyntaxError|could not be loaded/;

async function openAddressForm(shopper: InChromium): Promise<Scope> {
  await prepareWithoutBrowser(shopper, async (guest) => {
    await addPhoneToCart(guest);
    await enterEmail(guest, newEmail());
  });
  await shopper.goto("/checkout/user-account");
  await hydrated(shopper);
  return contactForm(shopper);
}

describe.each(browserHosts)("unanswered requests: %s", (host) => {
  test("a city that a late PIN code look-up fills in is replaced by what the shopper types", () =>
    inChromium(inject("origins")[host], async (shopper) => {
      const { page } = shopper;
      const form = await openAddressForm(shopper);
      const city = page.getByRole("textbox", { name: "City" });
      await page.route(/\/checkout\/pin/, async (route) => {
        await city.focus();
        await route.continue();
      });
      await form.fill("PIN code", "560001");
      await form.sees("Bengaluru: city and state filled in");
      await page.keyboard.type("Mysuru");
      expect(await form.value("City")).toBe("Mysuru");
    }));

  test("a failed PIN code look-up keeps the form, and a failed submission can be repeated", () =>
    inChromium(inject("origins")[host], async (shopper) => {
      const { page } = shopper;
      shopper.errors.expect(expected);
      const form = await openAddressForm(shopper);
      await form.fill("Email", newEmail());
      await form.fill("Flat, house no., building", "12 Residency Road");
      await page.route(/\/checkout\/pin/, (route) => route.fulfill(badGateway));
      const shown = page.waitForEvent("console", (message) => message.text().includes("SyntaxError"));
      await form.fill("PIN code", "560001");
      await shown;
      await form.fill("Landmark (optional)", "Opposite the post office");
      expect(await form.value("Flat, house no., building")).toBe("12 Residency Road");
      await fillAddress(form);
      await shopper.context.setOffline(true);
      await form.press("Continue to delivery");
      await shopper.within("main").sees("You are offline.");
      await shopper.context.setOffline(false);
      await shopper.press("Send again");
      await shopper.within("main").sees("Delivery method");
      await shopper.sees("12 Residency Road");
    }));

  test("a failed panel keeps the page and links to the panel's own page", () =>
    inChromium(inject("origins")[host], async (shopper) => {
      const { page } = shopper;
      shopper.errors.expect(expected);
      await prepareWithoutBrowser(shopper, addPhoneToCart);
      await shopper.goto(phone.path);
      await hydrated(shopper);
      await shopper.fill("Quantity", "3");
      await page.route(/\/cart\/panel/, (route) => route.abort());
      await page.getByRole("link", { name: /^Cart/ }).first().click();
      const panel = shopper.within("dialog", "Cart");
      await panel.sees("We could not show this here.");
      expect(await page.locator("main [name=quantity]").inputValue()).toBe("3");
      await panel.follow("Open as a page");
      await shopper.arrivesAt("/cart");
      await shopper.within("main").sees(phone.name);
    }));
});

nightlyTest("an error page shows when the connection is lost and back", () =>
  inChromium(inject("origins").node, async (shopper) => {
    const { page } = shopper;
    shopper.errors.expect(expected);
    await shopper.goto(phone.path);
    await hydrated(shopper);
    await page.route(/about-us/, (route) => route.abort());
    await (await openFooter(page)).getByRole("link", { name: "About us" }).first().click();
    await shopper.within("main").sees("An error occurred");
    await shopper.context.setOffline(true);
    await shopper.sees("You are offline. Pages you have seen still open.");
    await shopper.context.setOffline(false);
    await shopper.sees("You are online again.");
  }),
);
