import { describe, expect, inject, test } from "vitest";
import { Browserless } from "../support/browserless/browserless.ts";
import { submissionOf } from "../support/browserless/submission.ts";
import { eventually } from "../support/eventually.ts";
import type { InChromium } from "../support/chromium/in-chromium.ts";
import { inChromium, isFullMatrix, sharedCodeHosts } from "../support/modes.ts";
import { countOrders } from "../support/shop/order-counter.ts";
import { registerAtHome } from "../support/steps/account.ts";
import { chooseShipping, readOrderNumber, fillPayment, sameBilling } from "../support/steps/checking-out.ts";
import { cardForm, cards, orderToPayOnline, paymentPage, sendToProvider } from "../support/steps/paying.ts";
import { prepareCart } from "../support/steps/ready-cart.ts";
import { addSkusToCart } from "../support/steps/shopping.ts";

const cable = "BJ-USB3.2/1M";
const goods = /USB/;

describe.each(sharedCodeHosts)("payment on the provider's page: %s", (host) => {
  async function openProvider(): Promise<{ shopper: Browserless; page: string; email: string }> {
    const shopper = new Browserless(inject("origins")[host]);
    const email = await prepareCart(shopper, { endpoint: inject("endpoint"), sku: cable });
    await shopper.goto("/checkout/payment");
    await orderToPayOnline(shopper);
    return { shopper, email, page: await paymentPage(shopper) };
  }

  test("approved after a bank code, places one order despite repeated requests", async () => {
    const { shopper, page, email } = await openProvider();
    expect(await sendToProvider(page, cardForm(cards.challenged))).toBeNull();
    const back = await sendToProvider(page, { way: "challenge", code: "123456" });
    await shopper.goto(back ?? "");
    const number = await readOrderNumber(shopper);
    await shopper.sees(goods);
    // Repeats the return URL, the page, and the way to the provider.
    for (const again of [back ?? "", "/checkout/thank-you", "/checkout/pay", "/checkout/payment"]) {
      await shopper.goto(again);
      expect(await readOrderNumber(shopper)).toBe(number);
    }
    expect(await countOrders(inject("orderCounter"), email)).toBe(1);
  });

  test("declined, restores the cart with the reason and accepts another payment method", async () => {
    const { shopper, page } = await openProvider();
    await shopper.goto((await sendToProvider(page, cardForm(cards.declined))) ?? "");
    await shopper.arrivesAt("/checkout/payment");
    await shopper.within("region", "Notifications").sees("Your bank declined the payment.");
    await shopper.within("main").sees(goods);
    await orderToPayOnline(shopper);
    const again = await paymentPage(shopper);
    expect(again, "a new attempt is a new payment").not.toBe(page);
    await shopper.goto((await sendToProvider(again, { way: "cancel" })) ?? "");
    await shopper.within("region", "Notifications").sees("You left the payment page before paying.");
    await fillPayment(shopper);
    await shopper.press("Place order");
    await readOrderNumber(shopper);
  });

  test("abandoned, keeps the order waiting for payment", async () => {
    const { shopper, page } = await openProvider();
    for (const path of ["/checkout/thank-you", "/checkout/payment"]) {
      await shopper.goto(path);
      await shopper.sees("Your order is waiting for payment");
    }
    await shopper.follow("Pay now");
    expect(await paymentPage(shopper)).toBe(page);
    await shopper.goto("/cart");
    await shopper.within("region", "Unpaid order").follow("pay now");
    expect(await paymentPage(shopper)).toBe(page);
    await shopper.goto((await sendToProvider(page, { way: "upi", upi: "success@upi" })) ?? "");
    await readOrderNumber(shopper);
  });

  test("changed to another payment method, restores products, email and address in one new cart", async () => {
    const { shopper, page, email } = await openProvider();
    await shopper.goto("/checkout/thank-you?result=declined");
    await shopper.sees("Your bank declined the payment.");
    const press = submissionOf(shopper.find(["button"], "Choose another way to pay"), shopper.page.url);
    const sent = () => shopper.post(press.url, press.entries);
    for (const reply of await Promise.all([sent(), sent(), sent()])) {
      expect([reply.status, reply.headers.location]).toEqual([303, "/checkout/payment"]);
    }
    await shopper.goto("/checkout/payment");
    const review = shopper.within("region", "Check your order");
    for (const known of [email, "12 Residency Road", "Standard"]) await review.sees(known);
    expect(await shopper.count("link", "Cart, 1 item"), "pressed three times").toBeGreaterThan(0);
    // The terms stay accepted.
    await shopper.choose("Payment method", /cash on delivery/i);
    await shopper.press("Place order");
    const number = await readOrderNumber(shopper);
    // The payment page is still open in another tab and is left by its own cancel.
    await shopper.goto((await sendToProvider(page, { way: "cancel" })) ?? "");
    await shopper.seesNo(/Order number|waiting for payment/);
    await shopper.goto("/checkout/thank-you");
    expect(await readOrderNumber(shopper)).toBe(number);
  });

  test("paid but not yet confirmed, shows a page that refreshes itself", async () => {
    const { shopper, page } = await openProvider();
    await shopper.goto("/checkout/thank-you?result=approved");
    await shopper.sees("Payment received. We are confirming your order");
    expect(shopper.page.html).toMatch(
      /http-equiv="refresh" content="5;url=\/checkout\/thank-you\?result=approved&amp;round=1"/i,
    );
    await sendToProvider(page, cardForm(cards.good));
    await shopper.goto("/checkout/thank-you?result=approved&round=1");
    await readOrderNumber(shopper);
  });

  test("returned in another browser, shows the payment status and no order data", async () => {
    const { shopper, page } = await openProvider();
    const back = (await sendToProvider(page, cardForm(cards.good))) ?? "";
    const other = new Browserless(inject("origins")[host]);
    await other.goto(back);
    await other.sees("Payment received");
    await other.seesNo(/Order number|@example|Residency/);
    expect(await other.cookie("cart")).toBeNull();
    await other.expecting(404).goto(back.replace(/.\?/, "?"));
    await shopper.goto(back);
    await readOrderNumber(shopper);
  });
});

test.each(sharedCodeHosts)("the webhook and then the redirect confirm one paid order: %s", async (host) => {
  const shopper = new Browserless(inject("origins")[host]);
  const email = await prepareCart(shopper, { endpoint: inject("endpoint"), sku: cable });
  await shopper.goto("/checkout/payment");
  await orderToPayOnline(shopper);
  const page = await paymentPage(shopper);
  const returning = sendToProvider(page, cardForm(cards.slow));
  await eventually(
    async () => {
      await shopper.goto("/checkout/thank-you");
      return (await shopper.text()).includes("Order placed. Thank you");
    },
    async () => "The order is not paid by the webhook",
  );
  const number = await readOrderNumber(shopper);
  await shopper.goto((await returning) ?? "");
  expect(await readOrderNumber(shopper)).toBe(number);
  expect(await countOrders(inject("orderCounter"), email)).toBe(1);
});

test("a customer who chooses another payment method gets the products back", async () => {
  const shopper = new Browserless(inject("origins").node);
  await registerAtHome(shopper);
  await addSkusToCart(shopper, { [cable]: 1 });
  await shopper.goto("/checkout/user-account");
  await chooseShipping(shopper);
  await sameBilling(shopper);
  await orderToPayOnline(shopper);
  const page = await paymentPage(shopper);
  await shopper.goto("/checkout/thank-you");
  await shopper.press("Choose another way to pay");
  await shopper.within("region", "Notifications").sees(/was cancelled and nothing was charged/);
  expect(await (await fetch(page)).text(), "it cannot be paid any more").toContain("cancelled");
  await chooseShipping(shopper);
  await sameBilling(shopper);
  await shopper.choose("Payment method", /cash on delivery/i);
  await shopper.press("Place order");
  const number = await readOrderNumber(shopper);

  // Cancelled from the order history: no thank-you page any more.
  await shopper.goto(`/customer/order-history/${number}/cancel`);
  await shopper.select("Reason", "I ordered by mistake");
  await shopper.press("Cancel order");
  await shopper.goto("/checkout/thank-you");
  await shopper.sees("Your order was cancelled");
  await shopper.within("main").sees(number);
  await shopper.seesNo("Thank you");
});

/** In Chromium, which applies the pages' policies to forms and redirects. */
async function payBy(card: string, { page }: InChromium): Promise<void> {
  await page.getByLabel("Card number").fill(card);
  await page.getByLabel("Valid until").fill("08/34");
  await page.getByLabel("Security code").fill("123");
  await page.getByRole("button", { name: /by card/ }).click();
}

async function orderInChromium(shopper: InChromium): Promise<void> {
  await prepareCart(shopper, { endpoint: inject("endpoint"), sku: cable });
  await shopper.goto("/checkout/payment");
  await orderToPayOnline(shopper);
}

async function payAtOnce(shopper: InChromium): Promise<void> {
  await orderInChromium(shopper);
  await payBy(cards.good, shopper);
  await readOrderNumber(shopper);
}

/**
 * Declined, abandoned, paid with a bank code; then another order, confirmed before the shopper
 * returns.
 */
async function payAfterFailures(shopper: InChromium): Promise<void> {
  const { page } = shopper;
  await orderInChromium(shopper);
  await payBy(cards.declined, shopper);
  await shopper.arrivesAt("/checkout/payment");
  await shopper.sees("Your bank declined the payment.");
  await orderToPayOnline(shopper);
  await page.getByLabel("Card number").waitFor();
  await shopper.goto("/cart");
  await shopper.within("region", "Unpaid order").follow("pay now");
  await payBy(cards.challenged, shopper);
  await page.getByLabel("Code").fill("123456");
  await page.getByRole("button", { name: "Confirm the payment" }).click();
  await readOrderNumber(shopper);

  await orderInChromium(shopper);
  await page.getByLabel("Card number").waitFor();
  const back = await sendToProvider(page.url(), cardForm(cards.good));
  await shopper.goto(back ?? "");
  await readOrderNumber(shopper);
}

const browsers = [
  ["with script", "node", { walk: payAfterFailures }],
  ["before the script arrives", "workerd", { walk: payAfterFailures, scriptDelayMs: 1_000 }],
  ["with JavaScript switched off", "node", { walk: payAtOnce, javaScriptEnabled: false }],
] as const;

test.each(isFullMatrix ? browsers : browsers.slice(0, 2))(
  "in Chromium the shopper goes to the payment page and back %s, on %s",
  (_, host, { walk, ...options }) => inChromium(inject("origins")[host], walk, options),
);
