import { expect, inject } from "vitest";
import { Browserless } from "../browserless/browserless.ts";
import { submissionOf } from "../browserless/submission.ts";
import { countOrders } from "../shop/order-counter.ts";
import { readOrderNumber, readyToOrder, walkToPayment } from "../steps/checking-out.ts";
import { addPhoneToCart } from "../steps/shopping.ts";

/** One purchase submitted to two processes at once: one order, and both pages have its number. */
export async function pressAtBoth([first, second]: readonly [string, string]): Promise<void> {
  const shopper = new Browserless(first);
  await addPhoneToCart(shopper);
  const email = await walkToPayment(shopper);
  await readyToOrder(shopper);
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
