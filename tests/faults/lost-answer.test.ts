import { afterAll, beforeAll, describe, expect, inject, test } from "vitest";
import { Browserless } from "../support/browserless/browserless.ts";
import { submissionOf } from "../support/browserless/submission.ts";
import { hosts } from "../support/modes.ts";
import { countOrders } from "../support/shop/order-counter.ts";
import { openGate, type Gate } from "../support/shop/gate.ts";
import { openShop, type OpenShop } from "../support/shop/hosts.ts";
import { registerAtHome } from "../support/steps/account.ts";
import {
  giveShipping,
  readOrderNumber,
  readyToOrder,
  sameBilling,
  walkToPayment,
} from "../support/steps/checking-out.ts";
import { phone } from "../support/steps/phone.ts";
import { chooseVariant, addPhoneToCart, addSkusToCart } from "../support/steps/shopping.ts";

describe.each(hosts)("an answer that is lost on the way: %s", (host) => {
  let gate: Gate;
  let shop: OpenShop;
  beforeAll(async () => {
    gate = await openGate(inject("endpoint"));
    shop = await openShop(host, gate.endpoint, { LOG_LEVEL: "silent" });
  });
  afterAll(async () => {
    await shop.stop();
    await gate.close();
  });

  async function readyShopper(): Promise<{ shopper: Browserless; email: string }> {
    gate.conduct("pass");
    const shopper = new Browserless(shop.origin);
    await addPhoneToCart(shopper);
    const email = await walkToPayment(shopper);
    await readyToOrder(shopper);
    return { shopper, email };
  }

  test("complaint 36: an order that was made is never made twice, nor called failed", async () => {
    const { shopper, email } = await readyShopper();
    const submission = submissionOf(shopper.find(["button"], "Place order"), shopper.page.url);
    gate.conduct((question) => (/placeOrder\s*\(/.test(question) ? "lose the answer" : "pass"));
    await shopper.expecting(422, 502, 503).submit(submission);
    await shopper.seesNo(/order (failed|was not placed)|could not place/i);
    gate.conduct("pass");
    await shopper.expecting(422).submit(submission);
    await shopper.goto("/cart");
    expect(await countOrders(inject("orderCounter"), email)).toBe(1);
  });

  test("a customer whose answer was lost lands on the page of the order, with its number", async () => {
    gate.conduct("pass");
    const shopper = new Browserless(shop.origin);
    const { email } = await registerAtHome(shopper);
    await addPhoneToCart(shopper);
    await shopper.goto("/checkout/user-account");
    await giveShipping(shopper);
    await sameBilling(shopper);
    await readyToOrder(shopper);
    const submission = submissionOf(shopper.find(["button"], "Place order"), shopper.page.url);
    gate.conduct((question) => (/placeOrder\s*\(/.test(question) ? "lose the answer" : "pass"));
    await shopper.submit(submission);
    const number = await readOrderNumber(shopper);
    gate.conduct("pass");
    await shopper.submit(submission);
    expect(await readOrderNumber(shopper)).toBe(number);
    await shopper.goto("/cart");
    await shopper.within("main").sees("Your cart is empty");
    await shopper.within("main").sees(`Your last order here: ${number}.`);
    await shopper.goto(`/customer/order-history/${number}`);
    await shopper.within("main").sees(phone.name);
    expect(await countOrders(inject("orderCounter"), email)).toBe(1);
  });

  test("an order that never reached the backend can be placed again", async () => {
    const { shopper, email } = await readyShopper();
    gate.conduct((question) => (/placeOrder\s*\(/.test(question) ? "break" : "pass"));
    await shopper.expecting(422, 502, 503).press("Place order");
    expect(await countOrders(inject("orderCounter"), email)).toBe(0);
    gate.conduct("pass");
    await shopper.expecting().goto("/checkout/payment");
    await readyToOrder(shopper);
    await shopper.press("Place order");
    await shopper.arrivesAt(/^\/checkout\/thank-you/);
    expect(await countOrders(inject("orderCounter"), email)).toBe(1);
  });

  const isAdding = (question: string) => /addProductsToCart\s*\(/.test(question);

  test("an addition that arrived is said to be in the cart, and is there once", async () => {
    gate.conduct("pass");
    const shopper = new Browserless(shop.origin);
    await addSkusToCart(shopper, { "BJ-USB3.2/1M": 1 });
    await shopper.goto(phone.path);
    await chooseVariant(shopper);
    gate.conduct((question) => (isAdding(question) ? "lose the answer" : "pass"));
    await shopper.press("Add to cart");
    await shopper.within("region", "Notifications").sees(`${phone.name} is in your cart.`);
    gate.conduct("pass");
    await shopper.goto("/cart");
    expect(await shopper.within("listitem", phone.name).value(/^Quantity/)).toBe("1");
  });

  test("an addition of which nothing is known is looked for before it is tried again", async () => {
    gate.conduct("pass");
    const shopper = new Browserless(shop.origin);
    await addSkusToCart(shopper, { "BJ-USB3.2/1M": 1 });
    await shopper.goto(phone.path);
    await chooseVariant(shopper);
    gate.conduct((question) =>
      isAdding(question) ? "lose the answer" : /cart\s*\(/.test(question) ? "break" : "pass",
    );
    await shopper.expecting(422).press("Add to cart");
    await shopper.within("main").sees("we do not know yet if it is in your cart");
    await shopper.seesNo(/nothing was changed/i);
    gate.conduct("pass");
    gate.asked(/./);
    await shopper.expecting().press("Add to cart");
    await shopper.within("region", "Notifications").sees(`${phone.name} is in your cart.`);
    expect(gate.asked(/addProductsToCart/)).toHaveLength(0);
    await shopper.goto("/cart");
    expect(await shopper.within("listitem", phone.name).value(/^Quantity/)).toBe("1");
  });

  test("a write is asked once, never again by the shop itself", async () => {
    gate.conduct("pass");
    const shopper = new Browserless(shop.origin);
    await addPhoneToCart(shopper);
    gate.asked(/./);
    gate.conduct((question) => (/mutation/.test(question) ? "break" : "pass"));
    await shopper.goto("/cart");
    await shopper.fill(/^Quantity/, "3");
    await shopper.expecting(422, 502, 503).press(/^Update/);
    expect(gate.asked(/updateCartItems/)).toHaveLength(1);
    gate.conduct("pass");
    await shopper.expecting().goto("/cart");
    await shopper.within("main").sees(phone.name);
    expect(await shopper.value(/^Quantity/)).toBe("1");
  });
});
