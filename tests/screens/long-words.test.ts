import { expect, inject, test } from "vitest";
import { prepareWithoutBrowser } from "../support/prepare-without-browser.ts";
import { inChromium } from "../support/modes.ts";
import { placeOrder, goToPayment } from "../support/steps/checking-out.ts";
import { addPhoneToCart } from "../support/steps/shopping.ts";

/** An address without a break opportunity. */
const longEmail = () => `venkatanarasimharajuvaripeta.subramanianswamy.${Date.now()}@averylongsubdomain.example.com`;

test("a long email address widens no page of a purchase or an account", () =>
  inChromium(inject("origins").node, async (shopper) => {
    const { page } = shopper;
    const email = longEmail();
    await prepareWithoutBrowser(shopper, async (guest) => {
      await addPhoneToCart(guest);
      await goToPayment(guest, email);
    });
    const fits = async () =>
      expect(await page.evaluate(() => document.documentElement.scrollWidth), shopper.address()).toBe(360);
    await shopper.goto("/checkout/payment");
    await fits();
    const [shown, edit] = [page.getByText(email), page.getByRole("link", { name: "Edit email" })];
    const [{ y = 0, height = 0 } = {}, beside] = [(await shown.boundingBox()) ?? {}, await edit.boundingBox()];
    expect(beside?.y, "beside it, not below").toBeLessThan(y + height / 2);
    await placeOrder(shopper);
    await fits();
    await shopper.within("region", "Create an account").fill("Password", "Quiet-Monsoon-7");
    await shopper.press("Create account");
    await shopper.sees("Welcome! Your account is ready.");
    await shopper.goto("/customer");
    await shopper.sees(email);
    await fits();
    await page.evaluate(() => document.documentElement.style.setProperty("font-size", "200%"));
    await fits();
  }));
