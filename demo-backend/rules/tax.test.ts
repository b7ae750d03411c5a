import { describe, expect, test } from "vitest";
import { appliedTaxes, taxPlace } from "./tax.ts";

describe("taxPlace", () => {
  test.each([
    ["Karnataka", { countryCode: "IN", regionCode: "KA" }, "within-state"],
    ["West Bengal", { countryCode: "IN", regionCode: "WB" }, "across-states"],
    ["a KA region of another country", { countryCode: "US", regionCode: "KA" }, "abroad"],
    ["Nepal", { countryCode: "NP", regionCode: null }, "abroad"],
    ["a cart without an address", { countryCode: "IN", regionCode: null }, "across-states"],
  ])("classifies %s", (_, address, place) => {
    expect(taxPlace(address)).toBe(place);
  });
});

describe("appliedTaxes", () => {
  test("returns one integrated tax per rate across states, highest first", () => {
    const taxes = appliedTaxes(new Map([[500, 476], [1800, 99_137], [0, 0]]), "across-states"); // prettier-ignore
    expect(taxes).toEqual([
      { label: "IGST 18%", amount: 99_137 },
      { label: "IGST 5%", amount: 476 },
    ]);
  });

  test("uses no Indian tax name abroad", () => {
    expect(appliedTaxes(new Map([[1800, 99_137]]), "abroad")).toEqual([{ label: "Tax 18%", amount: 99_137 }]);
  });

  test("splits the tax within the state without losing a paisa", () => {
    const taxes = appliedTaxes(new Map([[1800, 99_137], [500, 476]]), "within-state"); // prettier-ignore
    expect(taxes).toEqual([
      { label: "CGST 9%", amount: 49_569 },
      { label: "SGST 9%", amount: 49_568 },
      { label: "CGST 2.5%", amount: 238 },
      { label: "SGST 2.5%", amount: 238 },
    ]);
  });
});
