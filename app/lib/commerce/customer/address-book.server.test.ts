import { describe, expect, test } from "vitest";
import { toSavedAddress, toSavedAddressInput } from "./address-book.server";

const wire = {
  id: 3,
  firstname: "Asha",
  lastname: "Rao",
  street: ["9 Lake View", "Jayanagar"],
  city: "Mysuru",
  region: { region: "Karnataka", region_code: "KA", region_id: 585 },
  postcode: "570001",
  country_code: "IN" as const,
  telephone: "9822222222",
  company: "Rao & Daughters",
  vat_id: "29AAGCB7383J1Z4",
  default_billing: true,
  default_shipping: null,
};
const roles = { isDefaultShipping: false, isDefaultBilling: true };

function addressOf(region: (typeof wire)["region"] | null) {
  const saved = toSavedAddress({ ...wire, region });
  if (!saved) throw new Error("the sample address is invalid");
  return saved.address;
}

describe("address book", () => {
  test("toSavedAddress maps roles and street lines", () => {
    expect(toSavedAddress(wire)).toMatchObject({
      id: 3,
      isDefaultBilling: true,
      isDefaultShipping: false,
      address: { street: "9 Lake View", apartment: "Jayanagar", neighborhood: "", region: { id: 585, code: "KA" } },
    });
  });

  test("toSavedAddress returns null without an id", () => expect(toSavedAddress({ ...wire, id: null })).toBeNull());

  test("toSavedAddressInput writes an address back as it was read", () => {
    expect(toSavedAddressInput(addressOf(wire.region), roles)).toMatchObject({
      street: wire.street,
      region: { region_id: 585 },
      default_billing: true,
      default_shipping: false,
      company: "Rao & Daughters",
      vat_id: "29AAGCB7383J1Z4",
    });
  });

  test("toSavedAddressInput sends a region without an id by name, and clears a missing one", () => {
    const typed = addressOf({ region: "Central", region_code: "Central", region_id: 0 });
    expect(toSavedAddressInput(typed, roles).region).toEqual({ region: "Central", region_code: "" });
    expect(toSavedAddressInput(addressOf(null), roles).region).toEqual({ region: "", region_code: "" });
  });
});
