import { describe, expect, test } from "vitest";
import { cart } from "../../../../tests/contract/wire-shapes.ts";
import { toAddress, toAddressInput } from "./to-address.server";

const [wire] = cart.shipping_addresses;
const address = {
  firstName: "Meera",
  lastName: "Nair",
  street: "7 Canal Walk",
  apartment: "Fort",
  neighborhood: "",
  extra: "",
  city: "Kochi",
  region: { id: 550, code: "KL", name: "Kerala" },
  postcode: "682001",
  country: "IN",
  phone: "9800000000",
};

describe("toAddress", () => {
  test("maps street lines to the parts of an address", () => {
    expect(toAddress(wire)).toEqual(address);
  });

  test.each([
    ["no region", null, null],
    ["an empty region", { code: null, label: null, region_id: null }, null],
    ["a typed region", { code: null, label: "Elsewhere", region_id: 0 }, { id: null, code: "", name: "Elsewhere" }],
  ])("reads %s", (_name, region, expected) => {
    expect(wire && toAddress({ ...wire, region })?.region).toEqual(expected);
  });

  test("returns null for an empty address", () => {
    expect(wire && toAddress({ ...wire, firstname: "", city: "", street: [""] })).toBeNull();
    expect(toAddress(null)).toBeNull();
  });
});

describe("toAddressInput", () => {
  test("sends the region's id and filled street lines, and saves no address", () => {
    expect(toAddressInput({ address })).toEqual({
      firstname: "Meera",
      lastname: "Nair",
      street: ["7 Canal Walk", "Fort"],
      city: "Kochi",
      region_id: 550,
      postcode: "682001",
      country_code: "IN",
      telephone: "9800000000",
      save_in_address_book: false,
    });
  });

  test.each([
    [{ id: null, code: "", name: "Elsewhere" }, { region: "Elsewhere" }],
    [{ id: null, code: "KL", name: "Kerala" }, { region: "KL" }],
    [null, {}],
  ])("sends the region %o as %o", (region, expected) => {
    const { region: sent, region_id } = toAddressInput({ address: { ...address, region } });
    expect({ ...(sent ? { region: sent } : {}), ...(region_id ? { region_id } : {}) }).toEqual(expected);
  });

  test("joins street lines to fit the backend's maximum", () => {
    expect(toAddressInput({ address: { ...address, extra: "Gate 4" } }, 2).street).toEqual([
      "7 Canal Walk",
      "Fort; Gate 4",
    ]);
  });
});
