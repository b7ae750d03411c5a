import { describe, expect, test } from "vitest";
import { countryById } from "../catalogue/geography.ts";
import { isSameAddress, parseBookAddress, type BookAddress, type BookAddressInput } from "./customer-address.ts";

const mysuru: BookAddressInput = {
  firstname: "Asha",
  lastname: "Rao",
  street: ["9 Lake View"],
  city: "Mysuru",
  region: { region_id: 585, region: "Karnataka", region_code: "KA" },
  postcode: "570001",
  country_code: "IN",
  telephone: "9822222222",
};

function parse(input: BookAddressInput, old: BookAddress | null = null) {
  return parseBookAddress(input, old, countryById);
}

function stored(): BookAddress {
  const parsed = parse(mysuru);
  if ("problem" in parsed) throw new Error(parsed.problem);
  return parsed.address;
}

test.each([
  ["no fields", {}, "Required parameters are missing: firstname, lastname, street, city, country_code, telephone"],
  ["blank street lines", { ...mysuru, street: [" ", null] }, "Required parameters are missing: street"],
  ["a region code that contradicts the id", { ...mysuru, region: { region_id: 585, region_code: "WB" } }, "The region_id does not match the selected country or region"], // prettier-ignore
  ["no PIN code", { ...mysuru, postcode: "" }, '"postcode" is required. Enter and try again.'],
  ["three street lines", { ...mysuru, street: ["a", "b", "c"] }, '"Street Address" cannot contain more than 2 lines.'],
])("rejects an address with %s", (_, input, problem) => {
  expect(parse(input)).toEqual({ problem });
});

test("takes the region from its id", () => {
  expect(parse({ ...mysuru, region: { region_id: 604 } })).toMatchObject({
    address: { regionId: 604, regionCode: "WB", regionName: "West Bengal" },
  });
});

test("accepts country_id instead of country_code", () => {
  const { country_code: country, ...rest } = mysuru;
  expect(parse({ ...rest, country_id: country ?? null })).toMatchObject({ address: { countryCode: "IN" } });
});

describe("changing an address", () => {
  test("keeps fields that are not sent", () => {
    expect(parse({ city: "Mandya" }, stored())).toEqual({ address: { ...stored(), city: "Mandya" } });
  });

  test("rejects an empty required field", () => {
    expect(parse({ city: "" }, stored())).toEqual({ problem: "Required parameters are missing: city" });
  });

  test("requires a region when the country changes back", () => {
    const abroad = parse({ country_code: "AE", region: null, postcode: null }, stored());
    if ("problem" in abroad) throw new Error(abroad.problem);
    expect(parse({ country_code: "IN", postcode: "570001" }, abroad.address)).toEqual({
      problem: "A region_id is required for the specified country code",
    });
  });
});

test("isSameAddress ignores the middle name", () => {
  expect(isSameAddress({ ...stored(), middlename: "K" }, stored())).toBe(true);
  expect(isSameAddress({ ...stored(), city: "Mandya" }, stored())).toBe(false);
});
