import { describe, expect, test } from "vitest";
import { Browserless } from "../support/browserless/browserless.ts";
import { hosts } from "../support/modes.ts";
import { withOwnShop } from "../support/shop/with-own-shop.ts";
import { readOrderNumber } from "../support/steps/checking-out.ts";
import { cardForm, cards } from "../support/steps/paying.ts";
import {
  enterRazorpay,
  orderAtRazorpay,
  payAtRazorpay,
  postCallback,
  razorpayForm,
} from "../support/steps/paying-at-razorpay.ts";
import { approveAtPaypal, atPaymentInDollars, goToPaypal, paypalPage } from "../support/steps/paying-with-paypal.ts";
import { prepareCart } from "../support/steps/ready-cart.ts";

const cable = "BJ-USB3.2/1M";

/** The proxy loses answers; the shop has a backend of its own. */
describe.each(hosts)("payment with lost answers: %s", (host) => {
  const { shop, proxy, backend } = withOwnShop(
    host,
    (endpoint) => ({ PAYMENT_SANDBOX: new URL(endpoint).origin, LOG_LEVEL: "info" }),
    { backend: { sandbox: { webhook: "never", slowMilliseconds: 300 } } },
  );

  test("Razorpay can be prepared again, and a lost verification is checked", async () => {
    const shopper = new Browserless(shop.origin);
    await prepareCart(shopper, { endpoint: backend.endpoint, sku: cable });
    proxy.behave((text) => (text.includes("placeRazorpayOrder(") ? "break" : "pass"));
    await shopper.goto("/checkout/payment");
    await orderAtRazorpay(shopper);
    await shopper.sees("We cannot reach the payment page right now");
    proxy.behave("pass");
    await shopper.press("Try again");
    const callback = await payAtRazorpay(await enterRazorpay(razorpayForm(shopper)), cardForm(cards.good));
    proxy.behave((text) => (text.includes("setRzpPaymentDetailsForOrder(") ? "break" : "pass"));
    const back = await postCallback(callback);
    proxy.behave("pass");
    await shopper.goto(back);
    await shopper.sees("We are checking whether your order went through");
    await shopper.goto(await postCallback(callback));
    await readOrderNumber(shopper);
  });

  test("PayPal places one order despite lost answers and an expired approval, and logs no token", async () => {
    const shopper = new Browserless(shop.origin);
    const email = await atPaymentInDollars(shopper, { endpoint: backend.endpoint, sku: cable });
    proxy.behave((text) => (text.includes("createPaypalExpressToken(") ? "break" : "pass"));
    await goToPaypal(shopper.expecting(422));
    await shopper.sees("The payment page did not answer. Nothing was ordered or charged.");
    proxy.behave("pass");
    await shopper.press("Place order");
    const back = await approveAtPaypal(await paypalPage(shopper));
    backend.demo.advance(4 * 3600_000);
    await shopper.goto(back);
    await shopper.expecting(422).press("Place order");
    await shopper.sees("This Express Checkout session has expired.");
    await shopper.press("Place order");
    await shopper.goto(await approveAtPaypal(await paypalPage(shopper), "slow"));
    proxy.behave((text) => (text.includes("setPaymentMethodOnCart(") ? "break" : "pass"));
    await shopper.expecting(422).press("Place order");
    await shopper.sees("your order was not placed");
    proxy.behave((text) => (text.includes("placeOrder(") ? "lose the answer" : "pass"));
    await shopper.press("Place order");
    proxy.behave("pass");
    await shopper.sees("Your order was most likely placed");
    expect(backend.ordersOf(email)).toHaveLength(1);
    expect(shop.said()).not.toMatch(/EC-[0-9A-F]{17}/);
  });
});
