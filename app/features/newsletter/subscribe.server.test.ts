import { expect, test } from "vitest";
import { customerOf, fakeCustomers, shopperOf, unavailable } from "~/features/account/testing/fake-customers";
import { formOf, redirectOf } from "~/features/checkout/testing/browser";
import { subscribe } from "./subscribe.server";

const subscription = { email: "asha@example.in", "return-to": "/phones.html" };

test.each([
  ["a guest", "subscribeGuest", shopperOf],
  ["a customer", "subscribe", customerOf],
] as const)("%s can subscribe and stays on the page", async (_, call, open) => {
  const customers = fakeCustomers();
  const browser = await open(customers);
  const { answer, notices } = await browser.visit(({ shop }) => subscribe({ shop, form: formOf(subscription) }));
  expect(redirectOf(answer)).toBe("/phones.html");
  expect(customers.calls).toEqual([call]);
  expect(notices).toEqual([{ kind: "success", text: "You are subscribed to our newsletter." }]);
});

test("an address is sent to the backend at most ten times", async () => {
  const customers = fakeCustomers();
  const send = () =>
    shopperOf(customers).visit(({ shop }) => subscribe({ shop, form: formOf({ email: "often@example.in" }) }));
  for (let count = 0; count < 10; count += 1) await send();
  expect((await send()).answer).toMatchObject({ init: { status: 429 } });
  expect(customers.calls).toHaveLength(10);
});

test("an invalid address is not sent to the backend, but returned", async () => {
  const customers = fakeCustomers();
  const form = formOf({ ...subscription, email: "asha" });
  const { answer } = await shopperOf(customers).visit(({ shop }) => subscribe({ shop, form }));
  expect(answer).toMatchObject({ init: { status: 422 }, data: { returnTo: "/phones.html" } });
  expect(customers.calls).toEqual([]);
});

test("an entered address is returned if the backend does not answer", async () => {
  const customers = fakeCustomers();
  customers.overrides.set("subscribeGuest", unavailable);
  const { answer } = await shopperOf(customers).visit(({ shop }) => subscribe({ shop, form: formOf(subscription) }));
  expect(answer).toMatchObject({
    init: { status: 422 },
    data: { state: { initialValue: { email: subscription.email } } },
  });
});
