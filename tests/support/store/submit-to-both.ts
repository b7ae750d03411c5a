import { expect, inject } from "vitest";
import { Browserless } from "../browserless/browserless.ts";
import { submissionOf } from "../browserless/submission.ts";
import { type BackendProxy, holdRequests } from "../shop/backend-proxy.ts";
import { agree } from "../shop/collector.ts";
import { countOrders } from "../shop/order-counter.ts";
import { readOrderNumber, fillPayment, goToPayment, placeOrder } from "../steps/checking-out.ts";
import { addPhoneToCart } from "../steps/shopping.ts";

/**
 * One purchase of a shopper who agreed to analytics, its button pressed at two processes of the
 * shop at once: one order, and both pages have its number.
 */
export async function submitToBoth([first, second]: readonly [string, string]): Promise<void> {
  const shopper = new Browserless(first);
  await agree(shopper, `${Date.now()}.${Math.floor(Math.random() * 1e9)}`);
  await addPhoneToCart(shopper);
  const email = await goToPayment(shopper);
  await fillPayment(shopper);
  const press = submissionOf(shopper.find(["button"], "Place order"), shopper.page.url);
  const other = new Browserless(second);
  await other.adopt(shopper.jar.all());
  await other.goto("/checkout/payment");
  const pressOther = { ...press, url: new URL(press.url.pathname + press.url.search, second) };
  await Promise.all([shopper.submit(press), other.submit(pressOther)]);
  const numbers = [await readOrderNumber(shopper), await readOrderNumber(other)];
  expect(numbers[0]).toMatch(/\d/);
  expect(numbers[1]).toBe(numbers[0]);
  expect(await countOrders(inject("orderCounter"), email)).toBe(1);
}

/** While an order is placed at the first process, the cart at the second says so. */
export async function seesHoldAtOther(
  [first, second]: readonly [string, string],
  proxy: Pick<BackendProxy, "behave">,
): Promise<void> {
  const shopper = new Browserless(first);
  await addPhoneToCart(shopper);
  await goToPayment(shopper);
  const otherTab = new Browserless(second);
  await otherTab.adopt(shopper.jar.all());
  const held = holdRequests(/placeOrder\s*\(/);
  proxy.behave(held.decide);
  const placing = placeOrder(shopper);
  await held.received;
  await otherTab.goto("/cart");
  await otherTab.within("main").sees("Check again");
  held.release();
  expect(await placing).toMatch(/\d/);
  proxy.behave("pass");
}
