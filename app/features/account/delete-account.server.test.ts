import { expect, test } from "vitest";
import { customerOf, fakeCustomers, unavailable, type FakeCustomers } from "~/lib/testing/fake-customers";
import { formOf, redirectOf } from "~/lib/testing/browser";
import { fail } from "~/lib/commerce/model/problem";
import { deleteAccount } from "./change-account.server";

async function send(customers: FakeCustomers, currentPassword: string) {
  const browser = await customerOf(customers);
  const sent = await browser.visit(({ shop }) => deleteAccount({ shop, form: formOf({ currentPassword }) }));
  return { ...sent, browser };
}

test("deleteAccount deletes the account and its cookies with the right password", async () => {
  const customers = fakeCustomers();
  const { answer, browser } = await send(customers, customers.password);
  expect(customers.calls).toContain("deleteAccount");
  expect(redirectOf(answer)).toBe("/");
  expect(browser.has("customer-token")).toBe(false);
  expect(browser.has("customer-cart")).toBe(false);
});

test.each([
  ["", "This field is required"],
  ["not-this-one", "The current password is incorrect."],
])("deleteAccount rejects the password %j", async (password, message) => {
  const customers = fakeCustomers();
  const { answer, browser } = await send(customers, password);
  expect(answer).toMatchObject({ init: { status: 422 }, data: { error: { currentPassword: [message] } } });
  expect(customers.calls).not.toContain("deleteAccount");
  expect(browser.has("customer-token")).toBe(true);
});

test("deleteAccount does not report an unavailable backend as a wrong password", async () => {
  const customers = fakeCustomers();
  customers.overrides.set("logIn", unavailable);
  const { answer } = await send(customers, customers.password);
  expect(answer).toMatchObject({ data: { error: { "": [expect.stringContaining("did not answer")] } } });
});

test("deleteAccount does not count a captcha rejection as a wrong password", async () => {
  const customers = fakeCustomers({ profile: { ...fakeCustomers().profile, email: "no-robot@example.in" } });
  const message = "ReCaptcha validation failed, please try again";
  customers.overrides.set("logIn", () => fail({ code: "account", message }));
  for (let tries = 0; tries < 11; tries++) {
    const { answer } = await send(customers, customers.password);
    expect(answer).toMatchObject({ init: { status: 422 }, data: { error: { "": [message] } } });
  }
  expect(customers.calls).not.toContain("deleteAccount");
});

test("deleteAccount limits the password to ten attempts", async () => {
  const customers = fakeCustomers({ profile: { ...fakeCustomers().profile, email: "guessed@example.in" } });
  for (let tries = 0; tries < 10; tries++) await send(customers, "guess");
  const { answer } = await send(customers, customers.password);
  expect(answer).toMatchObject({ data: { error: { "": [expect.stringContaining("Too many attempts")] } } });
  expect(customers.calls).not.toContain("deleteAccount");
});
