import { describe, expect, inject, test } from "vitest";
import type { Page } from "playwright";
import { prepareWithoutBrowser } from "../support/prepare-without-browser.ts";
import { hydrated } from "../support/chromium/hydrated.ts";
import { eventually } from "../support/eventually.ts";
import { browserHosts, inChromium, journey, nightlyTest } from "../support/modes.ts";
import { contactForm, enterEmail, goToPayment } from "../support/steps/checking-out.ts";
import { phone } from "../support/steps/phone.ts";
import { addPhoneToCart, addSkusToCart } from "../support/steps/shopping.ts";

/** Runs in the page. */
const focused = () => document.activeElement?.id ?? "";

/** Runs in the page, which knows its URL before Playwright does. */
const place = () => ({ title: document.title, url: location.href, entries: history.length });

async function focusIsOn(page: Page, id: string): Promise<void> {
  await eventually(
    async () => (await page.evaluate(focused)) === id,
    async () => `The focus is on "${await page.evaluate(focused)}" instead of "${id}"`,
  );
}

/** Only the focus may change. */
async function followError(page: Page, link: RegExp, id: string): Promise<void> {
  const summary = page.getByRole("alert", { name: "There is a problem" });
  await summary.waitFor();
  const before = await page.evaluate(place);
  const marked = page.locator("[aria-invalid=true]");
  const count = await marked.count();
  expect(count).toBeGreaterThan(0);
  expect(before.title).toMatch(/^Error: /);
  await summary.getByRole("link", { name: link }).click();
  await focusIsOn(page, id);
  expect(await summary.isVisible()).toBe(true);
  expect(await marked.count()).toBe(count);
  expect(await page.evaluate(place)).toEqual(before);
}

describe.each(browserHosts)("a link in the error summary focuses its field and keeps the errors: %s", (host) => {
  const origin = () => inject("origins")[host];

  test("in the address form, where a corrected field loses its error mark", () =>
    inChromium(origin(), async (shopper) => {
      const { page } = shopper;
      await prepareWithoutBrowser(shopper, async (guest) => {
        await addPhoneToCart(guest);
        await enterEmail(guest, "bad");
      });
      await shopper.expecting(422).goto("/checkout/user-account");
      await hydrated(shopper);
      const form = contactForm(shopper);
      await form.fill("Email", "bad");
      await form.press("Continue to delivery");
      const field = page.getByRole("textbox", { name: "Phone" });
      const id = (await field.getAttribute("id")) ?? "";
      await followError(page, /^Phone/, id);
      await form.fill("PIN code", "999999");
      await shopper.within("main").sees("We do not know this PIN code. Check it and try again.");
      await field.pressSequentially("9");
      await eventually(
        async () => (await field.getAttribute("aria-invalid")) === "false",
        () => "A field that was corrected is still marked",
      );
      await page.locator(`#${id}-error`).waitFor({ state: "hidden" });
      await form.press("Continue to delivery");
      await eventually(
        async () => (await field.getAttribute("aria-invalid")) === "true",
        () => "A field that is still wrong is not marked again",
      );
      await page.locator(`#${id}-error`).waitFor({ state: "visible" });
    }));

  nightlyTest("at registration and log-in", () =>
    inChromium(origin(), async (shopper) => {
      const { page } = shopper;
      await shopper.expecting(422).goto("/register");
      await hydrated(shopper);
      await shopper.within("main").press("Create account");
      await followError(page, /^Last name/, "lastName");
      await shopper.goto("/login");
      await hydrated(shopper);
      await shopper.within("main").press("Log in");
      await followError(page, /^Password/, "password");
      await shopper.within("main").fill("Password", "a password");
      await page.getByRole("alert", { name: "There is a problem" }).waitFor();
      await shopper.within("main").fill("Email", "asha@example.com");
      await page.getByRole("alert", { name: "There is a problem" }).waitFor({ state: "hidden" });
    }),
  );
});

describe.each(browserHosts)("a small form shows its error beside the field: %s", (host) => {
  const origin = () => inject("origins")[host];

  test("for terms that were not accepted", () =>
    inChromium(origin(), async (shopper) => {
      const { page } = shopper;
      await prepareWithoutBrowser(shopper, async (guest) => {
        await addPhoneToCart(guest);
        await goToPayment(guest);
      });
      await shopper.expecting(422).goto("/checkout/payment");
      await hydrated(shopper);
      const box = page.getByRole("checkbox", { name: "I accept the terms and conditions" });
      const isInSight = () => box.evaluate((node) => node.getBoundingClientRect().bottom <= innerHeight);
      await expect.poll(isInSight, { timeout: 15_000 }).toBe(true);
      await shopper.press("Place order");
      await shopper.within("main").sees("Tick the box to accept the terms");
      await focusIsOn(page, "terms-1");
      expect(await isInSight()).toBe(true);
      expect(await page.getByRole("heading", { name: "There is a problem" }).count()).toBe(0);
    }));

  test("for a PIN code on a product page", () =>
    inChromium(origin(), async (shopper) => {
      const { page } = shopper;
      await shopper.expecting(422).goto(phone.path);
      await hydrated(shopper);
      const field = page.getByRole("textbox", { name: "Deliver to PIN code" });
      await field.fill("12");
      await field.scrollIntoViewIfNeeded();
      await shopper.within("region", "Delivery").press("Check");
      await shopper.within("region", "Delivery").sees("Enter a 6-digit PIN code");
      await focusIsOn(page, "postcode");
      expect(await page.getByRole("heading", { name: "There is a problem" }).count()).toBe(0);
      const { y, height } = (await field.boundingBox()) ?? { y: -1, height: 0 };
      expect([y > 0, y + height < 740]).toEqual([true, true]);
    }));

  test("for a PIN code in an address, and removes the message when it changes", () =>
    inChromium(origin(), async (shopper) => {
      await prepareWithoutBrowser(shopper, (guest) => addPhoneToCart(guest));
      await shopper.goto("/checkout/user-account");
      await hydrated(shopper);
      const form = contactForm(shopper);
      await form.fill("PIN code", "560001");
      await form.sees("Bengaluru: city and state filled in");
      await form.fill("PIN code", "5600");
      await form.seesNo("city and state filled in");
      await form.fill("PIN code", "999999");
      await form.sees("We do not know this PIN code");
      await form.fill("PIN code", "");
      await form.seesNo("We do not know this PIN code");
    }));

  nightlyTest("for a download without a chosen part", () =>
    inChromium(origin(), async (shopper) => {
      const { page } = shopper;
      await shopper.expecting(422).goto("/p/STV-CANVAS");
      await hydrated(shopper);
      for (const part of [/for Windows/, /for Android/]) await shopper.within("main").untick(part);
      await shopper.within("main").press("Add to cart");
      await shopper.within("main").sees(/Please choose/);
      await eventually(
        () => page.evaluate(() => document.activeElement?.matches("#buy input[type=checkbox]") ?? false),
        () => "The focus is not on the choice",
      );
      expect(await page.getByRole("heading", { name: "There is a problem" }).count()).toBe(0);
    }),
  );

  test("for a coupon in the cart", () =>
    inChromium(origin(), async (shopper) => {
      const { page } = shopper;
      await prepareWithoutBrowser(shopper, (guest) => addSkusToCart(guest, { "BJ-HDMI-2M": 1 }));
      await shopper.expecting(422).goto("/cart");
      await hydrated(shopper);
      const summary = shopper.within("region", "Order summary");
      await summary.fill("Coupon code", "NOSUCHCODE");
      await summary.press("Apply coupon");
      await summary.sees("The coupon code isn't valid");
      await focusIsOn(page, "coupon");
      expect(await page.getByRole("heading", { name: "There is a problem" }).count()).toBe(0);
    }));
});

journey("the product page promises no delivery to an unknown PIN code", async (shopper) => {
  await shopper.expecting(422).goto(phone.path);
  await shopper.within("main").fill("Deliver to PIN code", "999999");
  await shopper.within("region", "Delivery").press("Check");
  await shopper.within("region", "Delivery").sees("We do not know this PIN code");
  await shopper.within("main").seesNo(/Free by/);
  await shopper.within("banner").seesNo("999999");
});
