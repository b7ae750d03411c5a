import { describe, expect, test } from "vitest";
import { customerOf, fakeCustomers } from "~/features/account/testing/fake-customers";
import { formOf } from "~/features/checkout/testing/browser";
import { ADDRESS } from "~/features/checkout/testing/sample-cart";
import type { Shop } from "~/lib/server/request/shop.server";
import { handleAddressButton, deleteAddress } from "./save-address.server";

const shop = {
  config: { integrations: {} },
  commerce: {
    checkout: {
      country: async (code: string) => ({ code, name: code, regions: [{ id: 1, code: "KA", name: "Karnataka" }] }),
      countries: async () => [{ code: "IN", name: "India" }],
    },
  },
} as unknown as Shop; // the parts that handleAddressButton uses

async function sent(fields: Record<string, string>) {
  const form = new FormData();
  for (const [name, value] of Object.entries({ intent: "address", country: "IN", ...fields })) form.set(name, value);
  expect(await handleAddressButton(shop, form)).toBeNull();
  return { city: form.get("city"), region: form.get("region") };
}

describe("a form that is saved", () => {
  test("gets city and state of its PIN code where both were left blank", async () => {
    expect(await sent({ postcode: "560 001", city: " ", region: "" })).toEqual({ city: "Bengaluru", region: "KA" });
  });

  test.each([
    ["what was typed or chosen", { postcode: "560001", city: "Hosur", region: "" }, { city: "Hosur", region: "" }],
    ["a state alone", { postcode: "560001", city: "", region: "TN" }, { city: "", region: "TN" }],
    ["a PIN code nobody knows", { postcode: "999999", city: "", region: "" }, { city: "", region: "" }],
    ["none at all", { postcode: "", city: "", region: "" }, { city: "", region: "" }],
    ["another country", { postcode: "560001", country: "SG", city: "", region: "" }, { city: "", region: "" }],
    ["a form without these fields", { postcode: "560001" }, { city: null, region: null }],
  ])("keeps %s", async (_, fields, kept) => {
    expect(await sent(fields)).toEqual(kept);
  });
});

test("the button for city and state says so where the PIN code is not known", async () => {
  const form = formOf({ intent: "pin", country: "IN", postcode: "999999", city: "", region: "" });
  expect(await handleAddressButton(shop, form)).toMatchObject({
    state: { error: { postcode: ["We do not know this PIN code. Enter your city and state."] } },
  });
});

const book = () => [
  { id: 7, address: ADDRESS, isDefaultShipping: true, isDefaultBilling: false },
  { id: 8, address: ADDRESS, isDefaultShipping: false, isDefaultBilling: false },
];

async function send(address: string) {
  const customers = fakeCustomers({ addresses: book() });
  const browser = await customerOf(customers);
  const sent = await browser.visit(({ shop }) => deleteAddress({ shop, form: formOf({ address }) }));
  return { ...sent, left: customers.addresses.map(({ id }) => id), asked: customers.asked };
}

test("an address of the book is deleted", async () => {
  const { left, notices } = await send("8");
  expect(left).toEqual([7]);
  expect(notices).toMatchObject([{ kind: "success" }]);
});

test("a default one is kept, and said why", async () => {
  const { left, notices } = await send("7");
  expect(left).toEqual([7, 8]);
  expect(notices).toMatchObject([{ kind: "danger", text: expect.stringContaining("Choose another default") }]);
});

test.each(["9", "1", "", "8 OR 1=1"])(
  "number %j, not of this customer, is not found and nothing is sent",
  async (id) => {
    const { answer, asked } = await send(id);
    expect(answer).toMatchObject({ status: 404 });
    expect(asked).not.toContain("deleteAddress");
  },
);
