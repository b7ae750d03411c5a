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

async function submitted(fields: Record<string, string>) {
  const form = new FormData();
  for (const [name, value] of Object.entries({ intent: "address", country: "IN", ...fields })) form.set(name, value);
  expect(await handleAddressButton(shop, form)).toBeNull();
  return { city: form.get("city"), region: form.get("region") };
}

describe("a submitted address form", () => {
  test("gets city and state of its PIN code if both are blank", async () => {
    expect(await submitted({ postcode: "560 001", city: " ", region: "" })).toEqual({
      city: "Bengaluru",
      region: "KA",
    });
  });

  test.each([
    ["an entered or chosen value", { postcode: "560001", city: "Hosur", region: "" }, { city: "Hosur", region: "" }],
    ["a state alone", { postcode: "560001", city: "", region: "TN" }, { city: "", region: "TN" }],
    ["an unknown PIN code", { postcode: "999999", city: "", region: "" }, { city: "", region: "" }],
    ["an empty PIN code", { postcode: "", city: "", region: "" }, { city: "", region: "" }],
    ["another country", { postcode: "560001", country: "SG", city: "", region: "" }, { city: "", region: "" }],
    ["a form without these fields", { postcode: "560001" }, { city: null, region: null }],
  ])("keeps %s", async (_, fields, expected) => {
    expect(await submitted(fields)).toEqual(expected);
  });
});

test("the button for city and state reports an unknown PIN code", async () => {
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
  const submitted = await browser.visit(({ shop }) => deleteAddress({ shop, form: formOf({ address }) }));
  return { ...submitted, remaining: customers.addresses.map(({ id }) => id), calls: customers.calls };
}

test("an address of the address book can be deleted", async () => {
  const { remaining, notices } = await send("8");
  expect(remaining).toEqual([7]);
  expect(notices).toMatchObject([{ kind: "success" }]);
});

test("a default address is not deleted, with the reason", async () => {
  const { remaining, notices } = await send("7");
  expect(remaining).toEqual([7, 8]);
  expect(notices).toMatchObject([{ kind: "danger", text: expect.stringContaining("Choose another default") }]);
});

test.each(["9", "1", "", "8 OR 1=1"])(
  "address %j, which is not the customer's, is not found and nothing is sent",
  async (id) => {
    const { answer, calls } = await send(id);
    expect(answer).toMatchObject({ status: 404 });
    expect(calls).not.toContain("deleteAddress");
  },
);
