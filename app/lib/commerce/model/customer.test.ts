import { expect, test } from "vitest";
import { sortAddresses, mayDelete, type SavedAddress } from "./customer";

function saved(id: number, roles: Partial<SavedAddress> = {}): SavedAddress {
  const address = { firstName: "", lastName: "", street: "", apartment: "", neighborhood: "", extra: "" };
  return {
    id,
    address: { ...address, city: "", region: null, postcode: "", country: "IN", phone: "" },
    isDefaultShipping: false,
    isDefaultBilling: false,
    ...roles,
  };
}

test("sortAddresses puts default billing first, then default shipping", () => {
  const book = [saved(1), saved(2, { isDefaultShipping: true }), saved(3), saved(4, { isDefaultBilling: true })];
  expect(sortAddresses(book).map(({ id }) => id)).toEqual([4, 2, 1, 3]);
});

test("mayDelete is false for default addresses", () => {
  expect(mayDelete(saved(1))).toBe(true);
  expect(mayDelete(saved(1, { isDefaultShipping: true }))).toBe(false);
  expect(mayDelete(saved(1, { isDefaultBilling: true }))).toBe(false);
});
