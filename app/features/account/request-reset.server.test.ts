import { expect, test } from "vitest";
import { RESET_FAILED, RESET_SENT } from "./account-messages";
import { fakeCustomers, type FakeCustomers, shopperOf, unavailable } from "~/features/account/testing/fake-customers";
import { formOf, redirectOf } from "~/features/checkout/testing/browser";
import { CommerceError } from "~/lib/commerce/model/errors";
import { fail, type Failure } from "~/lib/commerce/model/problem";
import type { Shop } from "~/lib/server/request/shop.server";
import { requestReset } from "./reset-password.server";

const submit = (customers: FakeCustomers, values: Record<string, string>) =>
  shopperOf(customers).visit(({ shop }) => requestReset({ shop, form: formOf(values) }));

test.each([
  ["with an account", undefined],
  ["without an account", () => fail({ code: "account", message: "Cannot reset the customer's password" })],
])("requestReset returns the same response for an email %s", async (_, override) => {
  const customers = fakeCustomers();
  if (override) customers.overrides.set("requestReset", override);
  const { answer, notices } = await submit(customers, { email: "asha@example.in", "return-to": "/cart" });
  expect(redirectOf(answer)).toBe("/forgot-password?return-to=%2Fcart");
  expect(notices).toEqual([{ kind: "info", text: RESET_SENT, persist: true }]);
});

test.each([
  ["with an account, while the backend still sends the mail", () => new Promise<never>(() => undefined)],
  ["without an account", () => fail({ code: "account", message: "Cannot reset the customer's password" })],
])("requestReset takes the same time for an email %s", async (_, work) => {
  const customers = fakeCustomers();
  customers.overrides.set("requestReset", work as () => Failure); // a promise is awaited all the same
  const started = performance.now();
  const { notices } = await submit(customers, { email: "asha@example.in" });
  expect(notices).toEqual([{ kind: "info", text: RESET_SENT, persist: true }]);
  expect(performance.now() - started).toBeGreaterThan(590);
});

test("requestReset logs a failure after the response, within waitUntil", async () => {
  const customers = fakeCustomers();
  const error = new CommerceError("contract", "RequestPasswordReset: not understood");
  let rejectRequest: (reason: Error) => void = () => undefined;
  const request = new Promise<never>((_, reject) => (rejectRequest = reject));
  customers.overrides.set("requestReset", () => request as unknown as Failure); // a promise is awaited all the same
  const logged: unknown[] = [];
  const background: Promise<unknown>[] = [];
  const { notices } = await shopperOf(customers).visit(({ shop }) => {
    const log: Shop["log"] = (...entry) => void logged.push(entry);
    const waitUntil: Shop["waitUntil"] = (work) => void background.push(work);
    return requestReset({ shop: { ...shop, log, waitUntil }, form: formOf({ email: "asha@example.in" }) });
  });
  expect(notices).toEqual([{ kind: "info", text: RESET_SENT, persist: true }]);
  rejectRequest(error);
  await Promise.all(background);
  expect(logged).toEqual([["error", "a password reset failed", { error }]]);
});

test("requestReset reports an unavailable backend", async () => {
  const customers = fakeCustomers();
  customers.overrides.set("requestReset", unavailable);
  const { answer } = await submit(customers, { email: "asha@example.in" });
  expect(answer).toMatchObject({ init: { status: 422 }, data: { error: { "": [RESET_FAILED] } } });
});

test("requestReset sends at most ten mails per email", async () => {
  const customers = fakeCustomers();
  const send = () => submit(customers, { email: "flooded@example.in" });
  await Promise.all(Array.from({ length: 10 }, send));
  expect((await send()).answer).toMatchObject({ init: { status: 429 } });
  expect(customers.calls).toHaveLength(10);
});
