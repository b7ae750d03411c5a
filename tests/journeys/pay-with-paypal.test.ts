import { describe, expect, inject, test } from "vitest";
import { Browserless } from "../support/browserless/browserless.ts";
import { InChromium } from "../support/chromium/in-chromium.ts";
import { moneyJourney, sharedCodeHosts } from "../support/modes.ts";
import { countOrders } from "../support/shop/order-counter.ts";
import { readOrderNumber, fillPayment } from "../support/steps/checking-out.ts";
import { sendToProvider } from "../support/steps/paying.ts";
import { approveAtPaypal, atPaymentInDollars, goToPaypal, paypalPage } from "../support/steps/paying-with-paypal.ts";

const cable = "BJ-USB3.2/1M";
const TOKEN = /EC-[0-9A-F]{17}/;
const AGREED = "You have agreed to the payment.";

moneyJourney("a shopper pays with PayPal", "late", async (shopper) => {
  await atPaymentInDollars(shopper, { endpoint: inject("endpoint"), sku: cable });
  await goToPaypal(shopper);
  if (shopper instanceof InChromium) {
    await shopper.page.getByRole("button", { name: "Agree and continue" }).click();
  } else if (shopper instanceof Browserless) {
    await shopper.goto(await approveAtPaypal(await paypalPage(shopper)));
  }
  await shopper.arrivesAt("/checkout/payment");
  await shopper.sees(AGREED);
  await shopper.press("Place order");
  await readOrderNumber(shopper);
});

describe.each(sharedCodeHosts)("PayPal: %s", (host) => {
  async function openPaypal() {
    const shopper = new Browserless(inject("origins")[host]);
    const email = await atPaymentInDollars(shopper, { endpoint: inject("endpoint"), sku: cable });
    await goToPaypal(shopper);
    await shopper.sees("Nothing is ordered or charged yet.");
    const ordered = () => countOrders(inject("orderCounter"), email);
    return { shopper, page: await paypalPage(shopper), ordered };
  }

  test("removes the token from the URL and orders only by POST, once", async () => {
    const { shopper, page, ordered } = await openPaypal();
    const back = await approveAtPaypal(page);
    const reply = await shopper.send(back);
    expect(reply.status).toBe(303);
    expect(reply.headers.location).toBe("/checkout/payment");
    for (const path of [back, "/checkout/pay?approve=1", "/checkout/payment"]) {
      await shopper.goto(path);
      await shopper.sees(AGREED);
    }
    expect(String((await shopper.send("/checkout/payment")).body)).not.toMatch(TOKEN);
    expect(await ordered()).toBe(0);
    await shopper.press("Place order");
    const number = await readOrderNumber(shopper);
    for (const path of [back, "/checkout/pay", "/checkout/payment"]) {
      await shopper.goto(path);
      expect(await readOrderNumber(shopper)).toBe(number);
    }
    expect(await ordered()).toBe(1);
    const other = new Browserless(inject("origins")[host]);
    await other.goto(back);
    expect(other.address()).not.toMatch(TOKEN);
    await other.sees("The payment was not made");
  });

  test("places one order with another method after a cancellation and a rejected charge", async () => {
    const { shopper, page, ordered } = await openPaypal();
    await shopper.goto((await sendToProvider(page, { way: "cancel" })) ?? "");
    await shopper.within("region", "Notifications").sees("You left the payment page before you agreed.");
    await goToPaypal(shopper);
    await shopper.goto(await approveAtPaypal(await paypalPage(shopper), "refusing"));
    await shopper.expecting(422).press("Place order");
    await shopper.sees("PayPal gateway has rejected request.");
    await shopper.sees("Nothing was ordered or charged.");
    expect(await ordered()).toBe(0);
    await fillPayment(shopper);
    await shopper.press("Place order");
    await readOrderNumber(shopper);
    expect(await ordered()).toBe(1);
  });

  test("places one order when two tabs approve", async () => {
    const { shopper, page, ordered } = await openPaypal();
    await shopper.goto("/checkout/payment");
    await goToPaypal(shopper);
    const second = await paypalPage(shopper);
    expect(second).not.toBe(page);
    const [backOfFirst, backOfSecond] = [await approveAtPaypal(page), await approveAtPaypal(second)];
    await shopper.goto(backOfSecond);
    await shopper.press("Place order");
    const number = await readOrderNumber(shopper);
    await shopper.goto(backOfFirst);
    expect(await readOrderNumber(shopper)).toBe(number);
    expect(await ordered()).toBe(1);
  });
});
