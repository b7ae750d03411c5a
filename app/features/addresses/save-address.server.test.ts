import { describe, expect, test } from "vitest";
import { customerOf, fakeCustomers } from "~/lib/testing/fake-customers";
import { formOf } from "~/lib/testing/browser";
import { ADDRESS } from "~/lib/testing/sample-cart";
import { testShop } from "~/lib/testing/shop";
import { handleAddressButton, deleteAddress } from "./save-address.server";

const regions = [{ id: 1, code: "KA", name: "Karnataka" }];
const shop = await testShop({
  checkout: {
    country: async (code) => ({ code, name: code, needsRegion: true, postcode: "required", regions }),
    countries: async () => [{ code: "IN", name: "India" }],
  },
});

async function submitted(fields: Record<string, string>) {
  const form = new FormData();
  for (const [name, value] of Object.entries({ intent: "address", country: "IN", ...fields })) form.set(name, value);
  expect(await handleAddressButton(shop, form)).toBeNull();
  return { city: form.get("city"), region: form.get("region") };
}

describe("handleAddressButton on submit", () => {
  test("fills in city and state from the PIN code when both are blank", async () => {
    expect(await submitted({ postcode: "560 001", city: " ", region: "" })).toEqual({
      city: "Bengaluru",
      region: "KA",
    });
  });

  test.each([
    ["an entered city", { postcode: "560001", city: "Hosur", region: "" }, { city: "Hosur", region: "" }],
    ["a chosen state", { postcode: "560001", city: "", region: "TN" }, { city: "", region: "TN" }],
    ["an unknown PIN code", { postcode: "999999", city: "", region: "" }, { city: "", region: "" }],
    ["an empty PIN code", { postcode: "", city: "", region: "" }, { city: "", region: "" }],
    ["another country", { postcode: "560001", country: "SG", city: "", region: "" }, { city: "", region: "" }],
    ["a form without these fields", { postcode: "560001" }, { city: null, region: null }],
  ])("leaves city and state unchanged for %s", async (_, fields, expected) => {
    expect(await submitted(fields)).toEqual(expected);
  });
});

test("handleAddressButton reports an unknown PIN code when asked for its location", async () => {
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

test("deleteAddress deletes an address from the address book", async () => {
  const { remaining, notices } = await send("8");
  expect(remaining).toEqual([7]);
  expect(notices).toMatchObject([{ kind: "success" }]);
});

test("deleteAddress keeps a default address and says why", async () => {
  const { remaining, notices } = await send("7");
  expect(remaining).toEqual([7, 8]);
  expect(notices).toMatchObject([{ kind: "danger", text: expect.stringContaining("Choose another default") }]);
});

test.each(["9", "1", "", "8 OR 1=1"])("deleteAddress returns 404 for address %j of another customer", async (id) => {
  const { answer, calls } = await send(id);
  expect(answer).toMatchObject({ status: 404 });
  expect(calls).not.toContain("deleteAddress");
});
