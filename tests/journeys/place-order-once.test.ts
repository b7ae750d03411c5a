import { describe, expect, inject, test } from "vitest";
import { prepareWithoutBrowser } from "../support/prepare-without-browser.ts";
import { Browserless } from "../support/browserless/browserless.ts";
import { submissionOf } from "../support/browserless/submission.ts";
import { countOrders } from "../support/shop/order-counter.ts";
import { sharedCodeHosts, inChromium } from "../support/modes.ts";
import { placeOrder, readOrderNumber, fillPayment, goToPayment } from "../support/steps/checking-out.ts";
import { addPhoneToCart } from "../support/steps/shopping.ts";

async function cartAtPayment(guest: Browserless): Promise<string> {
  await addPhoneToCart(guest);
  return goToPayment(guest);
}

const ordersOf = (email: string) => countOrders(inject("orderCounter"), email);

describe.each(sharedCodeHosts)("Place order places one order: %s", (host) => {
  const origin = () => inject("origins")[host];

  test("complaint 35: when the form is submitted several times at once", async () => {
    const shopper = new Browserless(origin());
    const email = await cartAtPayment(shopper);
    await fillPayment(shopper);
    const { url, entries } = submissionOf(shopper.find(["button"], "Place order"), shopper.page.url);
    const replies = await Promise.all(Array.from({ length: 4 }, () => shopper.post(url, entries)));
    for (const reply of replies) {
      expect(reply.status).toBe(303);
      expect(reply.headers.location).toMatch(/^\/checkout\/thank-you/);
    }
    expect(await ordersOf(email)).toBe(1);
    await shopper.goto("/checkout/thank-you");
    await readOrderNumber(shopper);
  });

  test("when the form is submitted again later, and shows the same number", async () => {
    const shopper = new Browserless(origin());
    const email = await cartAtPayment(shopper);
    await fillPayment(shopper);
    const submission = submissionOf(shopper.find(["button"], "Place order"), shopper.page.url);
    await shopper.submit(submission);
    const number = await readOrderNumber(shopper);
    await shopper.submit(submission);
    expect(await readOrderNumber(shopper)).toBe(number);
    expect(await ordersOf(email)).toBe(1);
  });

  test.each([
    ["with script", {}],
    ["before the script arrives", { scriptDelayMs: 3_000 }],
    ["with JavaScript switched off", { javaScriptEnabled: false }],
  ])("when the button is double-clicked %s", (_, options) =>
    inChromium(
      origin(),
      async (shopper) => {
        const email = await prepareWithoutBrowser(shopper, cartAtPayment);
        await shopper.goto("/checkout/payment");
        await fillPayment(shopper);
        await shopper.page.getByRole("button", { name: "Place order" }).dblclick();
        await readOrderNumber(shopper);
        expect(await ordersOf(email)).toBe(1);
      },
      options,
    ),
  );

  test("when the shopper goes back and orders again", () =>
    inChromium(origin(), async (shopper) => {
      const email = await prepareWithoutBrowser(shopper, cartAtPayment);
      await shopper.goto("/checkout/payment");
      await placeOrder(shopper);
      await shopper.page.goBack();
      const again = shopper.page.getByRole("button", { name: "Place order" });
      // Back may show the cached page with its form, until it has asked the shop, which has nothing
      // left to order.
      if ((await again.count()) > 0) await again.click({ timeout: 5_000 }).catch(() => undefined);
      await shopper.page.locator("main").first().waitFor();
      expect(await ordersOf(email)).toBe(1);
    }));

  test("and none for a form of another cart", async () => {
    const [shopper, other] = [new Browserless(origin()), new Browserless(origin())];
    for (const one of [shopper, other]) await addPhoneToCart(one);
    const email = await goToPayment(shopper);
    await goToPayment(other);
    await fillPayment(other);
    const { url, entries } = submissionOf(other.find(["button"], "Place order"), other.page.url);
    const reply = await shopper.post(url, entries);
    expect([303, 422]).toContain(reply.status);
    expect(reply.headers.location ?? "").not.toContain("thank-you");
    expect(await ordersOf(email)).toBe(0);
  });

  test("and none without accepted terms", async () => {
    const shopper = new Browserless(origin());
    const email = await cartAtPayment(shopper);
    await fillPayment(shopper);
    const { url, entries } = submissionOf(shopper.find(["button"], "Place order"), shopper.page.url);
    const terms = shopper.find(["checkbox"], "I accept the terms and conditions").attribs["name"];
    await shopper.expecting(422).submit({ method: "POST", url, entries: entries.filter(([name]) => name !== terms) });
    await shopper.sees("There is a problem");
    expect(await ordersOf(email)).toBe(0);
  });
});
