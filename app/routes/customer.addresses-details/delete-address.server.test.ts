import { expect, test } from "vitest";
import { customerOf, fakeCustomers } from "~/features/account/testing/fake-customers";
import { formOf } from "~/features/checkout/testing/browser";
import { ADDRESS } from "~/features/checkout/testing/sample-cart";
import { deleteAddress } from "./delete-address.server";

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
  expect(notices).toMatchObject([{ kind: "danger", text: expect.stringContaining("cannot be deleted") }]);
});

test.each(["9", "1", "", "8 OR 1=1"])(
  "number %j, not of this customer, is not found and nothing is sent",
  async (id) => {
    const { answer, asked } = await send(id);
    expect(answer).toMatchObject({ status: 404 });
    expect(asked).not.toContain("deleteAddress");
  },
);
