import { expect, test } from "vitest";
import { resetCookie, resetPassword } from "./reset-password.server";
import { fakeCustomers, shopperOf } from "~/lib/testing/fake-customers";
import { type Browser, formOf, redirectOf } from "~/lib/testing/browser";
import { fail } from "~/lib/commerce/model/problem";

const form = { email: "asha@example.in", token: "a-key", password: "Passw0rd!2", confirmPassword: "Passw0rd!2" };
const send = (browser: Browser, changes: Partial<typeof form> = {}) =>
  browser.visit(({ shop }) => resetPassword({ shop, form: formOf({ ...form, ...changes }) }));

test("resetPassword redirects to the log-in and clears the reset link", async () => {
  const customers = fakeCustomers();
  const browser = shopperOf(customers);
  await browser.visit(async ({ shop }) => shop.cookies.set(resetCookie, { token: form.token, email: form.email }));
  expect(redirectOf((await send(browser)).answer)).toBe("/login");
  expect(customers.calls).toEqual(["resetPassword"]);
  expect(browser.has("reset")).toBe(false);
});

test("resetPassword neither sends nor returns passwords that differ", async () => {
  const customers = fakeCustomers();
  const { answer } = await send(shopperOf(customers), { confirmPassword: "Passw0rd!3" });
  expect(answer).toMatchObject({
    data: { resetKey: "a-key", state: { error: { confirmPassword: [expect.any(String)] } } },
  });
  expect(JSON.stringify(answer)).not.toContain("Passw0rd");
  expect(customers.calls).toEqual([]);
});

test("resetPassword limits attempts per token, not per email", async () => {
  const customers = fakeCustomers();
  customers.overrides.set("resetPassword", () => fail({ code: "account", message: "The key is not right." }));
  const use = (token: string) => send(shopperOf(customers), { email: "guessed@example.in", token });
  for (let count = 0; count < 15; count += 1) await use(`key-${count}`);
  for (let count = 0; count < 10; count += 1)
    expect((await use("one-key")).answer).toMatchObject({ init: { status: 422 } });
  expect((await use("one-key")).answer).toMatchObject({ init: { status: 429 } });
});
