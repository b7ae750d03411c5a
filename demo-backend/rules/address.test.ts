import { describe, expect, test } from "vitest";
import { countryById } from "../catalogue/geography.ts";
import { parseAddress, type AddressInput } from "./address.ts";

const kolkata: AddressInput = {
  firstname: "Ravi",
  lastname: "Iyer",
  street: ["4 Park Street"],
  city: "Kolkata",
  region: "WB",
  postcode: "700016",
  country_code: "IN",
  telephone: "9811111111",
};

describe("parseAddress", () => {
  test.each<[string, Partial<AddressInput>]>([
    ["a region code", {}],
    ["a region id", { region: null, region_id: 604 }],
    ["a lower-case code", { region: "wb", country_code: "in" }],
    ["a matching name and id", { region: "West Bengal", region_id: 604 }],
  ])("finds the region by %s", (_, change) => {
    expect(parseAddress({ ...kolkata, ...change }, countryById)).toMatchObject({
      address: { regionId: 604, regionCode: "WB", regionName: "West Bengal", countryCode: "IN" },
    });
  });

  const required = (field: string) => `"${field}" is required. Enter and try again.`;
  test.each<[string, Partial<AddressInput>, string]>([
    ["an unknown region", { region: "XX" }, required("regionId")],
    ["a region of another country", { region_id: 12 }, "The region_id does not match the selected country or region"],
    ["a blank first name", { firstname: " " }, required("firstname")],
    ["a blank last name", { lastname: "" }, required("lastname")],
    ["a blank street", { street: ["", null] }, required("street")],
    ["a blank city", { city: "" }, required("city")],
    ["two missing fields, reporting the first", { telephone: null, postcode: null }, required("telephone")],
  ])("rejects %s", (_, change, problem) => {
    expect(parseAddress({ ...kolkata, ...change }, countryById)).toEqual({ problem });
  });

  test("accepts a free-text region and no postcode if the country has neither", () => {
    const dubai = { ...kolkata, city: "Dubai", region: "Dubai", postcode: null, country_code: "AE" };
    expect(parseAddress(dubai, countryById)).toMatchObject({
      address: { regionId: null, regionName: "Dubai", postcode: null, countryCode: "AE" },
    });
  });
});
