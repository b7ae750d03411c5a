import { expect, test } from "vitest";
import { customerOf, fakeCustomers, unavailable, type FakeCustomers } from "~/lib/testing/fake-customers";
import { formOf, redirectOf } from "~/lib/testing/browser";
import { fail } from "~/lib/commerce/model/problem";
import { saveProfile } from "./change-account.server";

const same = { firstName: "Asha", lastName: "Rao", email: "asha@example.in", currentPassword: "" };

async function send(customers: FakeCustomers, values: Record<string, string>) {
  const browser = await customerOf(customers);
  return browser.visit(({ shop }) => saveProfile({ shop, form: formOf({ ...same, ...values }) }));
}

test("saveProfile changes the name without a password", async () => {
  const customers = fakeCustomers();
  const { answer } = await send(customers, { firstName: "Aisha" });
  expect(redirectOf(answer)).toBe("/customer/my-profile");
  expect(customers.calls).toEqual(["profile", "changeDetails"]);
});

test("saveProfile takes an older account's capitals for the same email", async () => {
  const customers = fakeCustomers({ profile: { ...fakeCustomers().profile, email: "Asha@Example.in" } });
  const { answer } = await send(customers, { email: "Asha@Example.in", firstName: "Aisha" });
  expect(redirectOf(answer)).toBe("/customer/my-profile");
  expect(customers.calls).toEqual(["profile", "changeDetails"]);
});

test("saveProfile requires the password for a new email", async () => {
  const customers = fakeCustomers();
  const { answer } = await send(customers, { email: "new@example.in" });
  expect(answer).toMatchObject({ data: { error: { currentPassword: ["This field is required"] } } });
  expect(customers.calls).toEqual(["profile"]);
});

test("saveProfile saves the email first, and not the name if it is rejected", async () => {
  const customers = fakeCustomers();
  const changes = { firstName: "Aisha", email: "new@example.in", currentPassword: "Passw0rd!" };
  await send(customers, changes);
  expect(customers.calls).toEqual(["profile", "changeEmail", "changeDetails"]);

  const strict = fakeCustomers();
  strict.overrides.set("changeEmail", () => fail({ code: "x", message: "Taken.", field: "email" }));
  const { answer } = await send(strict, changes);
  expect(answer).toMatchObject({ init: { status: 422 }, data: { error: { email: ["Taken."] } } });
  expect(strict.calls).not.toContain("changeDetails");
  expect(JSON.stringify(answer)).not.toContain("Passw0rd!");
});

test("saveProfile joins several reasons for rejecting the email", async () => {
  const strict = fakeCustomers();
  strict.overrides.set("changeEmail", () =>
    fail({ code: "a", message: "Too soon." }, { code: "b", message: "Locked." }),
  );
  const { answer } = await send(strict, { email: "new@example.in", currentPassword: "Passw0rd!" });
  expect(answer).toMatchObject({ data: { error: { "": ["Too soon., Locked."] } } });
});

test("saveProfile returns the input when the backend does not answer", async () => {
  const customers = fakeCustomers();
  customers.overrides.set("changeDetails", unavailable);
  const { answer } = await send(customers, { firstName: "Aisha" });
  expect(answer).toMatchObject({ init: { status: 422 }, data: { initialValue: { firstName: "Aisha" } } });
});

test("saveProfile limits the password for a new email to ten attempts", async () => {
  const customers = fakeCustomers({ profile: { ...fakeCustomers().profile, email: "left-open@example.in" } });
  const wrong = { code: "current-password", message: "The current password is incorrect.", field: "currentPassword" };
  customers.overrides.set("changeEmail", () => fail(wrong));
  const guess = () => send(customers, { email: "mine@example.in", currentPassword: "guess" });
  for (let tries = 0; tries < 10; tries++) await guess();
  const { answer } = await guess();
  expect(answer).toMatchObject({ data: { error: { "": [expect.stringContaining("Too many attempts")] } } });
  expect(customers.calls.filter((name) => name === "changeEmail")).toHaveLength(10);
});

test.each(["1990-02-30", "30/02/1990", "2999-01-01"])(
  "saveProfile rejects the birthday %s and names the format",
  async (birthDate) => {
    const customers = fakeCustomers();
    const { answer } = await send(customers, { birthDate });
    expect(answer).toMatchObject({ data: { error: { birthDate: ["Enter a past date as YYYY-MM-DD."] } } });
    expect(customers.calls).toEqual([]);
  },
);
