import { describe, expect, inject, test } from "vitest";
import { Browserless } from "../support/browserless/browserless.ts";
import { exchange } from "../support/browserless/exchange.ts";
import { submissionOf, type Submission } from "../support/browserless/submission.ts";
import { eventually } from "../support/eventually.ts";
import { countOrders } from "../support/shop/order-counter.ts";
import { withOwnShop } from "../support/shop/with-own-shop.ts";
import { stillPlacing } from "../support/shop/still-placing.ts";
import { registerAtHome } from "../support/steps/account.ts";
import {
  chooseShipping,
  readOrderNumber,
  fillPayment,
  sameBilling,
  goToPayment,
} from "../support/steps/checking-out.ts";
import { addPhoneToCart } from "../support/steps/shopping.ts";

describe("one order submitted to two processes that share nothing", () => {
  const { shops, proxy } = withOwnShop("node", { LOG_LEVEL: "silent" }, { count: 2 });
  const at = (nth: 0 | 1) => new Browserless(shops[nth]?.origin ?? "");

  /** The first press is held at the backend, and its response never reaches the browser. */
  async function submitUnanswered(shopper: Browserless, { url, entries }: Submission): Promise<() => Promise<unknown>> {
    let release: () => void = () => undefined;
    const held = new Promise<"pass">((resolve) => (release = () => resolve("pass")));
    let request = 0;
    proxy.behave((question) => (!/placeOrder\s*\(/.test(question) ? "pass" : request++ === 0 ? held : stillPlacing));
    const answered = exchange(url, {
      method: "POST",
      headers: {
        "content-type": "application/x-www-form-urlencoded",
        origin: shopper.origin,
        cookie: shopper.jar.header("/") ?? "",
      },
      body: new URLSearchParams(entries).toString(),
    });
    await eventually(
      () => request > 0,
      () => "The order never reached the backend",
    );
    return () => {
      release();
      return answered;
    };
  }

  async function atSecond(shopper: Browserless, { entries, url }: Submission) {
    const other = at(1);
    await other.adopt(shopper.jar.all());
    await other.goto("/checkout/payment");
    return { other, submission: { method: "POST", url: new URL(url.pathname, other.origin), entries } as const };
  }

  async function isBeingChecked(shopper: Browserless): Promise<void> {
    await shopper.within("main").sees("We are checking whether your order went through");
    await shopper.seesNo(/order again|cart is empty|currently processing|nothing was ordered/i);
  }

  test("a guest sees that the order is checked, then most likely placed", async () => {
    proxy.behave("pass");
    const shopper = at(0);
    await addPhoneToCart(shopper);
    const email = await goToPayment(shopper);
    await fillPayment(shopper);
    const press = submissionOf(shopper.find(["button"], "Place order"), shopper.page.url);
    const { other, submission } = await atSecond(shopper, press);
    const release = await submitUnanswered(shopper, press);
    await other.submit(submission);
    await isBeingChecked(other);
    await other.follow("Check again");
    await isBeingChecked(other);

    await release();
    await other.follow("Check again");
    await other.within("main").sees("most likely placed");
    await other.goto("/cart");
    await other.within("main").sees("most likely placed");
    await other.seesNo("cart is empty");
    // The process that placed the order knows its number.
    await shopper.goto("/cart");
    await readOrderNumber(shopper);
    expect(await countOrders(inject("orderCounter"), email)).toBe(1);
  });

  test("a customer sees the order, whose number only the backend knows", async () => {
    proxy.behave("pass");
    const shopper = at(0);
    const { email } = await registerAtHome(shopper);
    await addPhoneToCart(shopper);
    await shopper.goto("/checkout/user-account");
    await chooseShipping(shopper);
    await sameBilling(shopper);
    await fillPayment(shopper);
    const press = submissionOf(shopper.find(["button"], "Place order"), shopper.page.url);
    const { other, submission } = await atSecond(shopper, press);
    const release = await submitUnanswered(shopper, press);
    await other.submit(submission);
    await isBeingChecked(other);
    await release();
    await other.goto("/cart");
    const number = await readOrderNumber(other);
    await other.goto(`/customer/order-history/${number}`);
    expect(await countOrders(inject("orderCounter"), email)).toBe(1);
  });
});
