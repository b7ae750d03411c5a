import { expect, test } from "vitest";
import { customerOf, fakeCustomers, type FakeCustomers } from "~/lib/testing/fake-customers";
import { formOf } from "~/lib/testing/browser";
import { saveNewsletter } from "./subscribe.server";

async function send(customers: FakeCustomers, values: Record<string, string>) {
  const browser = await customerOf(customers);
  return browser.visit(({ shop }) => saveNewsletter({ shop, form: formOf(values) }));
}

test.each([
  ["subscribed", /^You are subscribed/],
  ["unconfirmed", /^Almost done/],
  ["not-active", /once it is activated/],
  ["unsubscribed", /^You are no longer subscribed/],
] as const)("saveNewsletter adds a notice for the status %s", async (subscribing, text) => {
  const { notices } = await send(fakeCustomers({ subscribing }), { newsletter: "on" });
  expect(notices).toEqual([expect.objectContaining({ text: expect.stringMatching(text) })]);
});

test("saveNewsletter unsubscribes when the box is not ticked", async () => {
  const customers = fakeCustomers();
  customers.profile = { ...customers.profile, isSubscribed: true };
  await send(customers, {});
  expect(customers.calls).toEqual(["profile", "unsubscribe"]);
  expect(customers.profile.isSubscribed).toBe(false);
});

test("saveNewsletter writes nothing when nothing changes", async () => {
  const customers = fakeCustomers();
  await send(customers, {});
  expect(customers.calls).toEqual(["profile"]);
});
