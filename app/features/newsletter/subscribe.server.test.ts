import { expect, test } from "vitest";
import { customerOf, fakeCustomers, shopperOf, unavailable } from "~/lib/testing/fake-customers";
import { formOf, redirectOf } from "~/lib/testing/browser";
import { subscribe } from "./subscribe.server";

const subscription = { email: "asha@example.in", "return-to": "/phones.html" };

test.each([
  ["a guest", "subscribeGuest", shopperOf],
  ["a customer", "subscribe", customerOf],
] as const)("subscribe adds %s and stays on the page", async (_, call, open) => {
  const customers = fakeCustomers();
  const browser = await open(customers);
  const { answer, notices } = await browser.visit(({ shop }) => subscribe({ shop, form: formOf(subscription) }));
  expect(redirectOf(answer)).toBe("/phones.html");
  expect(customers.calls).toEqual([call]);
  expect(notices).toEqual([{ kind: "success", text: "You are subscribed to our newsletter." }]);
});

test("subscribe sends at most ten requests per email", async () => {
  const customers = fakeCustomers();
  const send = () =>
    shopperOf(customers).visit(({ shop }) => subscribe({ shop, form: formOf({ email: "often@example.in" }) }));
  for (let count = 0; count < 10; count += 1) await send();
  expect((await send()).answer).toMatchObject({ init: { status: 429 } });
  expect(customers.calls).toHaveLength(10);
});

test("subscribe rejects an invalid email without a request", async () => {
  const customers = fakeCustomers();
  const form = formOf({ ...subscription, email: "asha" });
  const { answer } = await shopperOf(customers).visit(({ shop }) => subscribe({ shop, form }));
  expect(answer).toMatchObject({ init: { status: 422 }, data: { initialValue: { "return-to": "/phones.html" } } });
  expect(customers.calls).toEqual([]);
});

test("subscribe returns the entered email when the backend does not answer", async () => {
  const customers = fakeCustomers();
  customers.overrides.set("subscribeGuest", unavailable);
  const { answer } = await shopperOf(customers).visit(({ shop }) => subscribe({ shop, form: formOf(subscription) }));
  expect(answer).toMatchObject({
    init: { status: 422 },
    data: { initialValue: { email: subscription.email } },
  });
});
