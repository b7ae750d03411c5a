import { describe, expect, inject, test } from "vitest";
import { Browserless } from "../support/browserless/browserless.ts";
import { eventually } from "../support/eventually.ts";
import { hosts, inChromium } from "../support/modes.ts";
import { countOrders } from "../support/shop/clerk.ts";
import { registerAtHome } from "../support/words/account.ts";
import { giveShipping, readOrderNumber, readyToOrder, sameBilling } from "../support/words/checking-out.ts";
import { cardForm, cards, orderToPayOnline, paymentPage, sendToProvider } from "../support/words/paying.ts";
import { giveCart } from "../support/words/ready-cart.ts";
import { putSkusInCart } from "../support/words/shopping.ts";

const cable = "BJ-USB3.2/1M";
const goods = /USB/;

describe.each(hosts)("paying on the provider's page: %s", (host) => {
  async function atTheProvider(): Promise<{ shopper: Browserless; page: string; email: string }> {
    const shopper = new Browserless(inject("origins")[host]);
    const email = await giveCart(shopper, { endpoint: inject("endpoint"), sku: cable });
    await shopper.goto("/checkout/payment");
    await orderToPayOnline(shopper);
    return { shopper, email, page: await paymentPage(shopper) };
  }

  test("approved, after the bank asked for a code; the order is made once, whatever is sent again", async () => {
    const { shopper, page, email } = await atTheProvider();
    expect(await sendToProvider(page, cardForm(cards.challenged))).toBeNull();
    const back = await sendToProvider(page, { way: "challenge", code: "123456" });
    await shopper.goto(back ?? "");
    const number = await readOrderNumber(shopper);
    await shopper.sees(goods);
    // The same address again, the page again, the way to the provider again.
    for (const again of [back ?? "", "/checkout/thank-you", "/checkout/pay", "/checkout/payment"]) {
      await shopper.goto(again);
      expect(await readOrderNumber(shopper)).toBe(number);
    }
    expect(await countOrders(inject("clerk"), email)).toBe(1);
  });

  test("declined: the cart is back, with the reason, and another way to pay is taken", async () => {
    const { shopper, page } = await atTheProvider();
    await shopper.goto((await sendToProvider(page, cardForm(cards.declined))) ?? "");
    await shopper.arrivesAt("/checkout/payment");
    await shopper.within("region", "Notifications").sees("Your bank declined the payment.");
    await shopper.within("main").sees(goods);
    await orderToPayOnline(shopper);
    const again = await paymentPage(shopper);
    expect(again, "a new attempt is a new payment").not.toBe(page);
    await shopper.goto((await sendToProvider(again, { way: "cancel" })) ?? "");
    await shopper.within("region", "Notifications").sees("You left the payment page before paying.");
    await readyToOrder(shopper);
    await shopper.press("Place order");
    await readOrderNumber(shopper);
  });

  test("left alone: the order waits, and can still be paid", async () => {
    const { shopper, page } = await atTheProvider();
    for (const path of ["/checkout/thank-you", "/checkout/payment"]) {
      await shopper.goto(path);
      await shopper.sees("Your order waits for its payment");
    }
    await shopper.follow("Pay now");
    expect(await paymentPage(shopper)).toBe(page);
    await shopper.goto("/cart");
    await shopper.within("region", "Unpaid order").follow("pay now");
    expect(await paymentPage(shopper)).toBe(page);
    await shopper.goto((await sendToProvider(page, { way: "upi", upi: "success@upi" })) ?? "");
    await readOrderNumber(shopper);
  });

  test("paid, while the shop has not heard of it: the page says so and asks again by itself", async () => {
    const { shopper, page } = await atTheProvider();
    await shopper.goto("/checkout/thank-you?result=approved");
    await shopper.sees("Payment received, your order is being confirmed");
    expect(shopper.page.html).toMatch(
      /http-equiv="refresh" content="5;url=\/checkout\/thank-you\?result=approved&amp;round=1"/i,
    );
    await sendToProvider(page, cardForm(cards.good));
    await shopper.goto("/checkout/thank-you?result=approved&round=1");
    await readOrderNumber(shopper);
  });

  test("back in another browser, without its cookies: told how it stands, and nothing about the order", async () => {
    const { shopper, page } = await atTheProvider();
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

test("the webhook comes first, then the redirect: one order, paid", async () => {
  const shopper = new Browserless(inject("origins").node);
  const email = await giveCart(shopper, { endpoint: inject("endpoint"), sku: cable });
  await shopper.goto("/checkout/payment");
  await orderToPayOnline(shopper);
  const page = await paymentPage(shopper);
  const returning = sendToProvider(page, cardForm(cards.slow));
  await eventually(
    async () => {
      await shopper.goto("/checkout/thank-you");
      return (await shopper.text()).includes("Thank you for your order");
    },
    async () => "The order is not paid by the webhook",
  );
  const number = await readOrderNumber(shopper);
  await shopper.goto((await returning) ?? "");
  expect(await readOrderNumber(shopper)).toBe(number);
  expect(await countOrders(inject("clerk"), email)).toBe(1);
});

test("a customer who would rather pay in another way gets the goods back from the order's page", async () => {
  const shopper = new Browserless(inject("origins").node);
  await registerAtHome(shopper);
  await putSkusInCart(shopper, { [cable]: 1 });
  await shopper.goto("/checkout/shipping");
  await giveShipping(shopper);
  await sameBilling(shopper);
  await orderToPayOnline(shopper);
  const page = await paymentPage(shopper);
  await shopper.goto("/checkout/thank-you");
  await shopper.press("Choose another way to pay");
  await shopper.within("region", "Notifications").sees(/was cancelled and nothing was charged/);
  expect(await (await fetch(page)).text(), "nobody pays for it any more").toContain("cancelled");
  await giveShipping(shopper);
  await sameBilling(shopper);
  await readyToOrder(shopper);
  await shopper.press("Place order");
  await readOrderNumber(shopper);
});

test.each([
  ["with script", {}],
  ["with JavaScript switched off", { javaScriptEnabled: false }],
])("in Chromium the shopper is led to the payment page and back %s", (_, options) =>
  inChromium(
    inject("origins").node,
    async (shopper) => {
      const guest = new Browserless(shopper.origin);
      await giveCart(guest, { endpoint: inject("endpoint"), sku: cable });
      await shopper.adopt(guest.jar.all());
      await shopper.goto("/checkout/payment");
      await orderToPayOnline(shopper);
      await shopper.page.getByLabel("Card number").fill(cards.good);
      await shopper.page.getByLabel("Valid until").fill("08/34");
      await shopper.page.getByLabel("Security code").fill("123");
      await shopper.page.getByRole("button", { name: /by card/ }).click();
      await readOrderNumber(shopper);
    },
    options,
  ),
);
