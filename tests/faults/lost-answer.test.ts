import { describe, expect, inject, test } from "vitest";
import { Browserless } from "../support/browserless/browserless.ts";
import { exchange } from "../support/browserless/exchange.ts";
import { submissionOf } from "../support/browserless/submission.ts";
import { sharedCodeHosts } from "../support/modes.ts";
import { countOrders } from "../support/shop/order-counter.ts";
import { withOwnShop } from "../support/shop/with-own-shop.ts";
import { logIn, logOut, registerAtHome } from "../support/steps/account.ts";
import {
  chooseShipping,
  readOrderNumber,
  fillPayment,
  sameBilling,
  goToPayment,
} from "../support/steps/checking-out.ts";
import { phone } from "../support/steps/phone.ts";
import { chooseVariant, addPhoneToCart, addSkusToCart } from "../support/steps/shopping.ts";

describe.each(sharedCodeHosts)("lost answers of the backend: %s", (host) => {
  const { shop, proxy } = withOwnShop(host, { LOG_LEVEL: "silent" });

  async function readyShopper(): Promise<{ shopper: Browserless; email: string }> {
    proxy.behave("pass");
    const shopper = new Browserless(shop.origin);
    await addPhoneToCart(shopper);
    const email = await goToPayment(shopper);
    await fillPayment(shopper);
    return { shopper, email };
  }

  test("complaint 36: a placed order is never placed twice nor reported as failed", async () => {
    const { shopper, email } = await readyShopper();
    const submission = submissionOf(shopper.find(["button"], "Place order"), shopper.page.url);
    proxy.behave((question) => (/placeOrder\s*\(/.test(question) ? "lose the answer" : "pass"));
    await shopper.expecting(422, 502, 503).submit(submission);
    await shopper.seesNo(/order (failed|was not placed)|could not place/i);
    proxy.behave("pass");
    await shopper.expecting(422).submit(submission);
    await shopper.goto("/cart");
    expect(await countOrders(inject("orderCounter"), email)).toBe(1);
  });

  test("an addition to the next cart tells a guest of the order whose answer the browser never got", async () => {
    const { shopper, email } = await readyShopper();
    const { url, entries } = submissionOf(shopper.find(["button"], "Place order"), shopper.page.url);
    await exchange(url, {
      method: "POST",
      headers: {
        "content-type": "application/x-www-form-urlencoded",
        origin: shopper.origin,
        cookie: shopper.jar.header("/") ?? "",
      },
      body: new URLSearchParams(entries).toString(),
    });
    expect(await countOrders(inject("orderCounter"), email)).toBe(1);
    await shopper.goto("/accessories/cables-hubs.html");
    await shopper.within("main").press("Add to cart");
    await shopper.arrivesAt(/^\/checkout\/thank-you/);
    await shopper.sees(/Order placed. Thank you|most likely placed/);
    await shopper.sees("Added to your cart.");
    await shopper.goto("/cart");
    expect(await shopper.count("link", "Go to checkout")).toBe(1);
  });

  test("a customer whose answer was lost sees the order with its number", async () => {
    proxy.behave("pass");
    const shopper = new Browserless(shop.origin);
    const { email } = await registerAtHome(shopper);
    await addPhoneToCart(shopper);
    await shopper.goto("/checkout/user-account");
    await chooseShipping(shopper);
    await sameBilling(shopper);
    await fillPayment(shopper);
    const submission = submissionOf(shopper.find(["button"], "Place order"), shopper.page.url);
    proxy.behave((question) => (/placeOrder\s*\(/.test(question) ? "lose the answer" : "pass"));
    await shopper.submit(submission);
    const number = await readOrderNumber(shopper);
    proxy.behave("pass");
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
    proxy.behave((question) => (/placeOrder\s*\(/.test(question) ? "break" : "pass"));
    await shopper.expecting(422, 502, 503).press("Place order");
    expect(await countOrders(inject("orderCounter"), email)).toBe(0);
    proxy.behave("pass");
    await shopper.expecting().goto("/checkout/payment");
    await fillPayment(shopper);
    await shopper.press("Place order");
    await shopper.arrivesAt(/^\/checkout\/thank-you/);
    expect(await countOrders(inject("orderCounter"), email)).toBe(1);
  });

  const isAdding = (question: string) => /addProductsToCart\s*\(/.test(question);

  test("an addition whose answer was lost is reported and in the cart once", async () => {
    proxy.behave("pass");
    const shopper = new Browserless(shop.origin);
    await addSkusToCart(shopper, { "BJ-USB3.2/1M": 1 });
    await shopper.goto(phone.path);
    await chooseVariant(shopper);
    proxy.behave((question) => (isAdding(question) ? "lose the answer" : "pass"));
    await shopper.press("Add to cart");
    await shopper.within("region", "Notifications").sees(`${phone.name} is in your cart.`);
    proxy.behave("pass");
    await shopper.goto("/cart");
    expect(await shopper.within("listitem", phone.name).value(/^Quantity/)).toBe("1");
  });

  test("retries an unanswered addition only after checking whether the first one arrived", async () => {
    proxy.behave("pass");
    const shopper = new Browserless(shop.origin);
    await addSkusToCart(shopper, { "BJ-USB3.2/1M": 1 });
    await shopper.goto(phone.path);
    await chooseVariant(shopper);
    proxy.behave((question) =>
      isAdding(question) ? "lose the answer" : /cart\s*\(/.test(question) ? "break" : "pass",
    );
    await shopper.expecting(422).press("Add to cart");
    await shopper.within("main").sees("we do not know yet if it is in your cart");
    await shopper.seesNo(/nothing was changed/i);
    proxy.behave("pass");
    proxy.takeRequests(/./);
    await shopper.expecting().press("Add to cart");
    await shopper.within("region", "Notifications").sees(`${phone.name} is in your cart.`);
    expect(proxy.takeRequests(/addProductsToCart/)).toHaveLength(0);
    await shopper.goto("/cart");
    expect(await shopper.within("listitem", phone.name).value(/^Quantity/)).toBe("1");
  });

  test.each(["break", "lose the answer"] as const)(
    "complaint 4: a guest's items are saved for later when the merge at log-in meets: %s",
    async (fault) => {
      proxy.behave("pass");
      const shopper = new Browserless(shop.origin);
      const account = await registerAtHome(shopper);
      await logOut(shopper);
      await addSkusToCart(shopper, { "BJ-USB3.2/1M": 2 });
      await shopper.goto("/?action=login");
      proxy.behave((question) => (/mergeCarts\s*\(/.test(question) ? fault : "pass"));
      await logIn(shopper, account);
      await shopper.sees("We have kept them for you under Saved for later");
      proxy.behave("pass");
      await shopper.goto("/cart");
      await shopper.within("list", "Saved items").press("Move to cart");
      await shopper.sees("Added to your cart.");
      expect(await shopper.within("list", "Cart items").value("Quantity")).toBe(fault === "break" ? "2" : "4");
    },
  );

  test("a review whose answer is lost keeps its text", async () => {
    proxy.behave("pass");
    const shopper = new Browserless(shop.origin);
    await shopper.goto(phone.path);
    await shopper.within("region", "Reviews").follow("Write a review");
    const reviews = shopper.within("region", "Reviews");
    for (const question of await reviews.names("radiogroup")) await reviews.choose(question, /^4/);
    await reviews.fill("Name", "Asha");
    await reviews.fill("Title", "Good screen");
    await reviews.fill("Review", "Bright even outside at noon.");
    proxy.behave((question) => (/createProductReview\s*\(/.test(question) ? "lose the answer" : "pass"));
    await shopper.expecting(422).press("Submit review");
    await shopper.sees("Your review may have reached us");
    expect(await shopper.value("Review")).toBe("Bright even outside at noon.");
  });

  test("a failed write is never retried by the shop itself", async () => {
    proxy.behave("pass");
    const shopper = new Browserless(shop.origin);
    await addPhoneToCart(shopper);
    proxy.takeRequests(/./);
    proxy.behave((question) => (/mutation/.test(question) ? "break" : "pass"));
    await shopper.goto("/cart");
    await shopper.fill(/^Quantity/, "3");
    await shopper.expecting(422, 502, 503).press(/^Update/);
    expect(proxy.takeRequests(/updateCartItems/)).toHaveLength(1);
    proxy.behave("pass");
    await shopper.expecting().goto("/cart");
    await shopper.within("main").sees(phone.name);
    expect(await shopper.value(/^Quantity/)).toBe("1");
  });
});
