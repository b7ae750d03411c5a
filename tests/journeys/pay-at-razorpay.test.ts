import { describe, expect, inject, test } from "vitest";
import { Browserless } from "../support/browserless/browserless.ts";
import { InChromium } from "../support/chromium/in-chromium.ts";
import { moneyJourney, sharedCodeHosts } from "../support/modes.ts";
import { bookedOrders, countOrders } from "../support/shop/order-counter.ts";
import { readOrderNumber } from "../support/steps/checking-out.ts";
import { cardForm, cards } from "../support/steps/paying.ts";
import {
  cancelAtRazorpay,
  enterRazorpay,
  orderAtRazorpay,
  payAtRazorpay,
  postCallback,
  razorpayForm,
} from "../support/steps/paying-at-razorpay.ts";
import { prepareCart } from "../support/steps/ready-cart.ts";

const cable = "BJ-USB3.2/1M";

moneyJourney("a shopper pays with Razorpay", "workerd", async (shopper) => {
  await prepareCart(shopper, { endpoint: inject("endpoint"), sku: cable });
  await shopper.goto("/checkout/payment");
  await orderAtRazorpay(shopper);
  if (shopper instanceof InChromium) {
    const { page } = shopper;
    // Script goes straight to Razorpay's page.
    await page.getByLabel("UPI id").fill("success@upi");
    await page.getByRole("button", { name: /by UPI/ }).click();
    await page.getByRole("button", { name: "Back to the shop" }).click();
  } else if (shopper instanceof Browserless) {
    const page = await enterRazorpay(razorpayForm(shopper));
    await shopper.goto(await postCallback(await payAtRazorpay(page, { way: "upi", upi: "success@upi" })));
  }
  await readOrderNumber(shopper);
});

describe.each(sharedCodeHosts)("Razorpay: %s", (host) => {
  async function openRazorpay() {
    const shopper = new Browserless(inject("origins")[host]);
    const email = await prepareCart(shopper, { endpoint: inject("endpoint"), sku: cable });
    await shopper.goto("/checkout/payment");
    await orderAtRazorpay(shopper);
    return { shopper, email, form: razorpayForm(shopper) };
  }

  test("receives the amount in paise by a form that only the payment page may submit", async () => {
    const { shopper, email, form } = await openRazorpay();
    const [order] = await bookedOrders(inject("orderCounter"), email);
    const fields = Object.fromEntries(form.entries);
    expect(fields).toMatchObject({ amount: String(order?.grandTotal), currency: "INR", "prefill[email]": email });
    expect(fields).toMatchObject({ "prefill[name]": "Asha Rao", "prefill[contact]": "9845012345" });
    expect(fields["callback_url"]).not.toContain(order?.number);
    const policyOf = async (path: string) => String((await shopper.send(path)).headers["content-security-policy"]);
    expect(await policyOf("/checkout/pay")).toContain(`form-action 'self' ${form.url.origin};`);
    for (const path of ["/checkout/thank-you", "/cart", "/"])
      expect(await policyOf(path)).toContain("form-action 'self';");
    expect((await shopper.send("/checkout/pay")).headers["cache-control"]).toContain("no-store");
    await shopper.goto("/checkout/pay");
    expect(Object.fromEntries(razorpayForm(shopper).entries)["order_id"], "one order at Razorpay").toBe(
      fields["order_id"],
    );
  });

  test("a retry after a decline and a repeated callback place one paid order", async () => {
    const { shopper, email, form } = await openRazorpay();
    const page = await enterRazorpay(form);
    await shopper.goto(await postCallback(await payAtRazorpay(page, cardForm(cards.declined))));
    await shopper.sees("Your order is waiting for payment");
    await shopper.sees("Your bank declined the payment.");
    await shopper.follow("Pay now");
    const again = await enterRazorpay(razorpayForm(shopper));
    const callback = await payAtRazorpay(again, cardForm(cards.good));
    const [first = "", second = ""] = await Promise.all([postCallback(callback), postCallback(callback)]);
    await shopper.goto(first);
    const number = await readOrderNumber(shopper);
    for (const path of [second, "/checkout/pay", "/checkout/payment"]) {
      await shopper.goto(path);
      expect(await readOrderNumber(shopper)).toBe(number);
    }
    expect(await countOrders(inject("orderCounter"), email)).toBe(1);
    // Another browser with the URL sees only the state of the payment.
    const other = new Browserless(inject("origins")[host]);
    await other.goto(first);
    await other.sees("Payment received");
    await other.seesNo(/Order number|@example|Residency/);
  });

  test("a cancelled payment changes nothing until another payment method is chosen", async () => {
    const { shopper, form } = await openRazorpay();
    await shopper.goto(await cancelAtRazorpay(await enterRazorpay(form)));
    await shopper.sees("You left the payment page before paying.");
    await shopper.press("Choose another way to pay");
    await shopper.arrivesAt("/checkout/payment");
    await shopper.within("region", "Notifications").sees(/was cancelled, and its items are back in your cart/);
    // The terms stay accepted.
    await shopper.choose("Payment method", /cash on delivery/i);
    await shopper.press("Place order");
    await readOrderNumber(shopper);
  });

  test("the webhook confirms the payment when the shopper does not return", async () => {
    const { shopper, form } = await openRazorpay();
    const callback = await payAtRazorpay(await enterRazorpay(form), cardForm(cards.slow));
    await shopper.goto("/cart");
    await shopper.goto("/checkout/thank-you");
    const number = await readOrderNumber(shopper);
    await shopper.goto(await postCallback(callback));
    expect(await readOrderNumber(shopper)).toBe(number);
  });

  test("a payment abandoned in another tab is reported to the shopper", async () => {
    const { shopper, form } = await openRazorpay();
    const page = await enterRazorpay(form);
    await shopper.goto("/checkout/thank-you");
    await shopper.press("Choose another way to pay");
    await shopper.goto(await postCallback(await payAtRazorpay(page, cardForm(cards.good))));
    await shopper.sees(/A payment for order \d+ came after you had chosen another way to pay/);
  });

  test("a return without a verified result does not claim a payment, in any browser", async () => {
    const { shopper, form } = await openRazorpay();
    const { pathname } = new URL(Object.fromEntries(form.entries)["callback_url"] ?? "");
    const paths = [pathname, `${pathname}?result=approved`, "/checkout/thank-you?result=approved"];
    for (const path of [...paths, `${pathname.slice(0, -3)}abc`]) {
      await shopper.goto(path);
      await shopper.sees("Your order is waiting for payment");
      await shopper.sees(/We cannot see yet whether you have paid/);
      await shopper.seesNo(/Payment received|Nothing was charged/);
    }
    const other = new Browserless(inject("origins")[host]);
    for (const path of paths.slice(0, 2)) {
      await other.goto(path);
      await other.sees("We do not know yet whether you have paid");
      await other.seesNo("Payment received");
    }
  });

  test("rejects a forged callback, and cross-site posts to other URLs", async () => {
    const { shopper, form } = await openRazorpay();
    const fields = Object.fromEntries(form.entries);
    const forged = {
      razorpay_payment_id: "pay_1",
      razorpay_order_id: fields["order_id"] ?? "",
      razorpay_signature: "0",
    };
    const url = new URL(fields["callback_url"] ?? "");
    await shopper.goto(await postCallback({ method: "POST", url, entries: Object.entries(forged) }));
    await shopper.sees("Your payment could not be confirmed.");
    await shopper.seesNo("Nothing was charged");
    const otherBrowser = { "sec-fetch-site": "cross-site", "content-type": "application/x-www-form-urlencoded" };
    for (const path of ["/checkout/pay", "/checkout/thank-you"])
      expect((await shopper.send(path, { method: "POST", headers: otherBrowser, body: "" })).status).toBe(403);
    const changed = new URL(url.href.slice(0, -3) + "abc");
    const reply = await postCallback({ method: "POST", url: changed, entries: Object.entries(forged) });
    expect(reply).toContain("?result=checking");
  });
});
