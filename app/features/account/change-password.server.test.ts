import { expect, test } from "vitest";
import { customerOf, fakeCustomers, unavailable, type FakeCustomers } from "~/lib/testing/fake-customers";
import { formOf, redirectOf } from "~/lib/testing/browser";
import { fail } from "~/lib/commerce/model/problem";
import { changePassword } from "./change-account.server";

const NEW = "Louder-Monsoon-8";

async function send(customers: FakeCustomers) {
  const browser = await customerOf(customers);
  const form = formOf({ currentPassword: customers.password, password: NEW, confirmPassword: NEW });
  const sent = await browser.visit(({ shop }) => changePassword({ shop, form }));
  return { ...sent, browser };
}

test("changePassword ends all sessions and logs this browser in again", async () => {
  const customers = fakeCustomers();
  const { answer, browser, notices } = await send(customers);
  expect(redirectOf(answer)).toBe("/customer/my-profile");
  expect(notices).toMatchObject([{ kind: "success", text: "Password changed." }]);
  const calls = customers.calls.filter((name) => ["changePassword", "logOut", "logIn"].includes(name));
  expect(calls).toEqual(["changePassword", "logOut", "logIn"]);
  expect(browser.has("customer-token")).toBe(true);
});

// Some Magento releases reject a token of the second in which older tokens were revoked.
test("changePassword logs in again in a later second than the log-out", async () => {
  const customers = fakeCustomers();
  const seconds = new Map<string, number>();
  const note = (name: string) => void seconds.set(name, Math.floor(Date.now() / 1_000));
  customers.calls.push = (...names) => (names.forEach(note), 0);
  await send(customers);
  expect(seconds.get("logIn")).toBeGreaterThan(seconds.get("logOut") ?? Infinity);
});

test("changePassword redirects to the log-in when logging in again fails", async () => {
  const customers = fakeCustomers();
  customers.overrides.set("logIn", unavailable);
  const { answer, browser, notices } = await send(customers);
  expect(redirectOf(answer)).toBe("/login");
  expect(notices).toMatchObject([{ text: "Password changed. Please log in with the new one." }]);
  expect(browser.has("customer-token")).toBe(false);
});

test("changePassword ends no session when the password was not changed", async () => {
  const customers = fakeCustomers();
  customers.overrides.set("changePassword", unavailable);
  await send(customers);
  expect(customers.calls).not.toContain("logOut");
});

test("changePassword limits the current password to ten attempts", async () => {
  const customers = fakeCustomers({ profile: { ...fakeCustomers().profile, email: "open-browser@example.in" } });
  const wrong = { code: "current-password", message: "The current password is incorrect.", field: "currentPassword" };
  customers.overrides.set("changePassword", () => fail(wrong));
  for (let tries = 0; tries < 10; tries++) await send(customers);
  customers.overrides.clear();
  const { answer } = await send(customers);
  expect(answer).toMatchObject({ data: { error: { "": [expect.stringContaining("Too many attempts")] } } });
  expect(customers.calls.filter((name) => name === "changePassword")).toHaveLength(10);
});

test("changePassword does not count a rejected new password as an attempt", async () => {
  const customers = fakeCustomers({ profile: { ...fakeCustomers().profile, email: "too-weak@example.in" } });
  customers.overrides.set("changePassword", () => fail({ code: "account", message: "Too weak.", field: "password" }));
  for (let tries = 0; tries < 11; tries++) {
    const { answer } = await send(customers);
    expect(answer).toMatchObject({ data: { error: { password: ["Too weak."] } } });
  }
});
