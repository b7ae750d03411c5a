import { expect, test } from "vitest";
import { RESET_FAILED, RESET_SENT } from "./account-messages";
import { fakeCustomers, type FakeCustomers, shopperOf, unavailable } from "~/lib/testing/fake-customers";
import { type Browser, formOf, redirectOf } from "~/lib/testing/browser";
import { CommerceError } from "~/lib/commerce/model/errors";
import { fail, type Failure } from "~/lib/commerce/model/problem";
import type { Shop } from "~/lib/server/request/shop.server";
import { logIn } from "./log-in.server";
import { requestReset, resetPassword } from "./reset-password.server";

/** One mail is sent to each. */
const newEmail = () => `${crypto.randomUUID()}@example.in`;

const submit = (customers: FakeCustomers, values: Record<string, string>) =>
  shopperOf(customers).visit(({ shop }) => requestReset({ shop, form: formOf(values) }));

test.each([
  ["with an account", undefined],
  ["without an account", () => fail({ code: "account", message: "Cannot reset the customer's password" })],
])("requestReset returns the same response for an email %s", async (_, override) => {
  const customers = fakeCustomers();
  if (override) customers.overrides.set("requestReset", override);
  const { answer, notices } = await submit(customers, { email: newEmail(), "return-to": "/cart" });
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
  const { notices } = await submit(customers, { email: newEmail() });
  expect(notices).toEqual([{ kind: "info", text: RESET_SENT, persist: true }]);
  expect(performance.now() - started).toBeGreaterThan(590);
});

test("requestReset logs a failure after the response, within waitUntil", async () => {
  const customers = fakeCustomers();
  const error = new Error("a fault of the shop");
  let rejectRequest: (reason: Error) => void = () => undefined;
  const request = new Promise<never>((_, reject) => (rejectRequest = reject));
  customers.overrides.set("requestReset", () => request as unknown as Failure); // a promise is awaited all the same
  const logged: unknown[] = [];
  const background: Promise<unknown>[] = [];
  const { notices } = await shopperOf(customers).visit(({ shop }) => {
    const log: Shop["log"] = (...entry) => void logged.push(entry);
    const waitUntil: Shop["waitUntil"] = (work) => void background.push(work);
    return requestReset({ shop: { ...shop, log, waitUntil }, form: formOf({ email: newEmail() }) });
  });
  expect(notices).toEqual([{ kind: "info", text: RESET_SENT, persist: true }]);
  rejectRequest(error);
  await Promise.all(background);
  expect(logged).toEqual([["error", "a password reset failed", { error }]]);
});

test("requestReset reports an unavailable backend", async () => {
  const customers = fakeCustomers();
  customers.overrides.set("requestReset", unavailable);
  const { answer } = await submit(customers, { email: newEmail() });
  expect(answer).toMatchObject({ init: { status: 422 }, data: { error: { "": [RESET_FAILED] } } });
});

test("requestReset sends one mail per email, and the same answer to every request", async () => {
  const customers = fakeCustomers();
  const email = newEmail();
  const send = () => submit(customers, { email });
  const answers = [...(await Promise.all(Array.from({ length: 12 }, send))), await send()];
  for (const { answer, notices } of answers) {
    expect(redirectOf(answer)).toBe("/forgot-password");
    expect(notices).toEqual([{ kind: "info", text: RESET_SENT, persist: true }]);
  }
  expect(customers.calls).toEqual(["requestReset"]);
});

test.each(["unavailable", "contract"] as const)(
  "requestReset sends the mail again after a failure (%s) that others waited for too",
  async (kind) => {
    const customers = fakeCustomers();
    const email = newEmail();
    let failRequest: (reason: Error) => void = () => undefined;
    const request = new Promise<never>((_, reject) => (failRequest = reject));
    customers.overrides.set("requestReset", () => request as unknown as Failure); // a promise is awaited all the same
    const background: Promise<unknown>[] = [];
    const send = () =>
      shopperOf(customers).visit(({ shop }) => {
        const waitUntil: Shop["waitUntil"] = (work) => void background.push(work);
        return requestReset({ shop: { ...shop, waitUntil }, form: formOf({ email }) });
      });
    await Promise.all([send(), send(), send()]);
    failRequest(new CommerceError(kind, "RequestPasswordReset: no answer"));
    await Promise.all(background);
    expect(customers.calls).toHaveLength(1);
    customers.overrides.clear();
    await Promise.all([send(), send()]);
    expect(customers.calls).toHaveLength(2);
  },
);

test("an owner whom others have locked out gets in on a new browser by the mailed link", async () => {
  const email = newEmail();
  const customers = fakeCustomers({ profile: { ...fakeCustomers().profile, email } });
  const logInAs = (browser: Browser, password: string) =>
    browser.visit(({ shop }) => logIn({ shop, form: formOf({ email, password }) }));
  for (let nth = 0; nth < 12; nth += 1) {
    await logInAs(shopperOf(customers), `guess ${nth}`);
    if (nth < 3) await submit(customers, { email });
  }
  const owner = shopperOf(customers);
  expect((await logInAs(owner, customers.password)).answer).toMatchObject({ init: { status: 429 } });
  const asked = await owner.visit(({ shop }) => requestReset({ shop, form: formOf({ email }) }));
  expect(redirectOf(asked.answer)).toBe("/forgot-password");
  const password = "Louder-Monsoon-8";
  const form = formOf({ email, token: "mailed", password, confirmPassword: password });
  expect(redirectOf((await owner.visit(({ shop }) => resetPassword({ shop, form }))).answer)).toBe("/login");
  customers.password = password;
  expect((await logInAs(shopperOf(customers), password)).answer, "others stay locked out").toMatchObject({
    init: { status: 429 },
  });
  expect(redirectOf((await logInAs(owner, password)).answer)).not.toBe("");
  expect(owner.has("customer-token")).toBe(true);
});
