import type { Country, CountryRegion } from "./country.ts";

export interface AddressInput {
  firstname: string;
  lastname: string;
  company?: string | null;
  street: readonly (string | null)[];
  city: string;
  region?: string | null;
  region_id?: number | null;
  postcode?: string | null;
  country_code: string;
  telephone?: string | null;
  vat_id?: string | null;
}

export interface Address {
  firstname: string;
  lastname: string;
  company: string | null;
  street: string[];
  city: string;
  regionId: number | null;
  regionCode: string | null;
  regionName: string | null;
  postcode: string | null;
  countryCode: string;
  telephone: string | null;
  vatId: string | null;
}

export type ParsedAddress = { address: Address } | { problem: string };

const maximumStreetLines = 2;

/** First error, in Magento's order. */
export function parseAddress(input: AddressInput, countryById: (id: string) => Country | undefined): ParsedAddress {
  const country = countryById(input.country_code);
  if (!country) return { problem: "Country is not available" };
  if (country.regionRequired && !input.region_id && !text(input.region)) return { problem: "Region is required." };
  if (input.street.length > maximumStreetLines) {
    return { problem: `"Street Address" cannot contain more than ${maximumStreetLines} lines.` };
  }
  const region = regionOf(input, country);
  if (region === "mismatch") return { problem: "The region_id does not match the selected country or region" };

  const address: Address = {
    firstname: input.firstname.trim(),
    lastname: input.lastname.trim(),
    company: text(input.company),
    street: input.street.flatMap((line) => text(line) ?? []),
    city: input.city.trim(),
    ...region,
    postcode: text(input.postcode),
    countryCode: country.id,
    telephone: text(input.telephone),
    vatId: text(input.vat_id),
  };
  const missing = missingField(address, country);
  return missing ? { problem: `"${missing}" is required. Enter and try again.` } : { address };
}

function missingField(address: Address, country: Country): string | null {
  if (!address.firstname) return "firstname";
  if (!address.lastname) return "lastname";
  if (address.street.length === 0) return "street";
  if (!address.city) return "city";
  if (!address.telephone) return "telephone";
  if (country.postcodeRequired && !address.postcode) return "postcode";
  if (country.regionRequired && address.regionId === null) return "regionId";
  return null;
}

type Region = Pick<Address, "regionId" | "regionCode" | "regionName">;

/**
 * `region` is a code where the country has regions (Magento rejects the full name), else free text.
 */
function regionOf(input: AddressInput, country: Country): Region | "mismatch" {
  const code = text(input.region);
  if (input.region_id) {
    const byId = country.regions.find((region) => region.id === input.region_id);
    const hasOtherRegion = byId && code !== null && !sameCode(byId, code) && byId.name !== code;
    return byId && !hasOtherRegion ? toRegion(byId) : "mismatch";
  }
  const byCode = code === null ? undefined : country.regions.find((region) => sameCode(region, code));
  return byCode ? toRegion(byCode) : { regionId: null, regionCode: code, regionName: code };
}

function sameCode(region: CountryRegion, code: string): boolean {
  return region.code.toUpperCase() === code.toUpperCase();
}

function toRegion(region: CountryRegion): Region {
  return { regionId: region.id, regionCode: region.code, regionName: region.name };
}

function text(value: string | null | undefined): string | null {
  const trimmed = value?.trim() ?? "";
  return trimmed === "" ? null : trimmed;
}
