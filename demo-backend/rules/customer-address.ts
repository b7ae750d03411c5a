import type { Country, CountryRegion } from "./country.ts";
import type { Address } from "./address.ts";

export interface BookAddressInput {
  prefix?: string | null;
  firstname?: string | null;
  middlename?: string | null;
  lastname?: string | null;
  suffix?: string | null;
  company?: string | null;
  street?: readonly (string | null)[] | null;
  city?: string | null;
  region?: { region?: string | null; region_code?: string | null; region_id?: number | null } | null;
  postcode?: string | null;
  country_code?: string | null;
  country_id?: string | null;
  telephone?: string | null;
  fax?: string | null;
  vat_id?: string | null;
}

export interface BookAddress extends Address {
  prefix: string | null;
  middlename: string | null;
  suffix: string | null;
  fax: string | null;
}

export type ParsedBookAddress = { address: BookAddress } | { problem: string };
type CountryById = (id: string) => Country | undefined;

const required = ["firstname", "lastname", "street", "city", "country_code", "telephone"] as const;
const maximumStreetLines = 2;

/** The first problem, in Magento's words. */
export function parseBookAddress(
  given: BookAddressInput,
  old: BookAddress | null,
  countryById: CountryById,
): ParsedBookAddress {
  const code = given.country_code ?? given.country_id;
  const input = code == null ? given : { ...given, country_code: code };
  const missing = required.filter((key) => (old === null || key in input) && isBlank(input[key]));
  if (missing.length > 0) return { problem: `Required parameters are missing: ${missing.join(", ")}` };
  const country = countryById(input.country_code ?? old?.countryCode ?? "");
  if (!country) return { problem: "Country is not available" };
  const region = regionOf(input, old?.countryCode === country.id ? old : null, country);
  if ("problem" in region) return region;

  const street = input.street ? input.street.flatMap((line) => line?.trim() || []) : (old?.street ?? []);
  if (street.length > maximumStreetLines) {
    return { problem: `"Street Address" cannot contain more than ${maximumStreetLines} lines.` };
  }
  const address = { ...texts(input, old), ...region, street, countryCode: country.id };
  return country.postcodeRequired && !address.postcode
    ? { problem: '"postcode" is required. Enter and try again.' }
    : { address };
}

export function isSameAddress(one: BookAddress, other: Address): boolean {
  const comparable = ({
    firstname,
    lastname,
    company,
    street,
    city,
    regionId,
    postcode,
    countryCode,
    telephone,
  }: Address) =>
    JSON.stringify([firstname, lastname, company, street, city, regionId, postcode, countryCode, telephone]);
  return comparable(one) === comparable(other);
}

function texts(input: BookAddressInput, old: BookAddress | null) {
  const text = (sent: string | null | undefined, current: string | null | undefined) =>
    sent === undefined ? (current ?? null) : sent?.trim() || null;
  return {
    prefix: text(input.prefix, old?.prefix),
    firstname: text(input.firstname, old?.firstname) ?? "",
    middlename: text(input.middlename, old?.middlename),
    lastname: text(input.lastname, old?.lastname) ?? "",
    suffix: text(input.suffix, old?.suffix),
    company: text(input.company, old?.company),
    city: text(input.city, old?.city) ?? "",
    postcode: text(input.postcode, old?.postcode),
    telephone: text(input.telephone, old?.telephone),
    fax: text(input.fax, old?.fax),
    vatId: text(input.vat_id, old?.vatId),
  };
}

type Region = Pick<Address, "regionId" | "regionCode" | "regionName">;

const mismatch = { problem: "The region_id does not match the selected country or region" };

/** In a country with regions only the region id counts. */
function regionOf(
  { region: given }: BookAddressInput,
  old: Region | null,
  country: Country,
): Region | { problem: string } {
  if (given?.region_id) {
    const region = country.regions.find(({ id }) => id === given.region_id);
    return region && matchesRegion(region, given) ? toRegion(region) : mismatch;
  }
  if (given === undefined && old) return regionFields(old);
  if (country.regionRequired) return { problem: "A region_id is required for the specified country code" };
  const name = given?.region?.trim() || null;
  return { regionId: null, regionCode: given?.region_code?.trim() || name, regionName: name };
}

function matchesRegion(region: CountryRegion, given: NonNullable<BookAddressInput["region"]>): boolean {
  return (
    (!given.region_code || given.region_code.toUpperCase() === region.code.toUpperCase()) &&
    (!given.region || given.region.toLowerCase() === region.name.toLowerCase())
  );
}

function toRegion({ id, code, name }: CountryRegion): Region {
  return { regionId: id, regionCode: code, regionName: name };
}

function regionFields({ regionId, regionCode, regionName }: Region): Region {
  return { regionId, regionCode, regionName };
}

function isBlank(value: string | readonly (string | null)[] | null | undefined): boolean {
  return typeof value === "string" ? value.trim() === "" : !value || value.every((line) => !line?.trim());
}
