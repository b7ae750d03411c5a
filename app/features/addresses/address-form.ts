import type { Address } from "~/lib/commerce/model/address";
import { fullName } from "~/lib/format/full-name";
import { postcodeLabel } from "~/lib/format/country-words";

/**
 * Labels by field name, in page order, which is also the order of errors. In India an address is
 * house, area, landmark, the same order as the backend's street lines, so that they are restored to
 * their fields although the fourth is rarely filled in.
 */
export function addressLabels(country: string) {
  const isIndia = country === "IN";
  return {
    phone: "Phone",
    postcode: postcodeLabel(country),
    city: "City",
    region: "State",
    street: isIndia ? "Flat, house no., building" : "Street address",
    apartment: isIndia ? "Area, street (optional)" : "Apartment (optional)",
    neighborhood: isIndia ? "Landmark (optional)" : "Neighbourhood (optional)",
    extra: isIndia ? "Neighbourhood (optional)" : "Landmark (optional)",
    firstName: "First name",
    lastName: "Last name",
    company: "Company (optional)",
    gstin: isIndia ? "GSTIN (optional)" : country === "US" ? "Tax number (optional)" : "VAT number (optional)",
    country: "Country",
  } as const;
}

export type AddressField = keyof ReturnType<typeof addressLabels>;

const FIELDS = Object.keys(addressLabels("IN")) as AddressField[]; // its own keys

/** A region from a list is its code, otherwise its name. */
export function addressValues(address: Address | null, homeCountry: string): Readonly<Record<AddressField, string>> {
  const region = address?.region && (address.region.code || address.region.name);
  const known: Partial<Record<AddressField, string | null | undefined>> = { country: homeCountry, ...address, region };
  return Object.fromEntries(FIELDS.map((field) => [field, known[field] ?? ""])) as Record<AddressField, string>; // of all fields
}

export function addressParts(address: Address, countryName: string): readonly string[] {
  const { street, apartment, neighborhood, extra, city, region, postcode } = address;
  const { company, gstin } = address;
  const name = [fullName(address), company];
  const place = [street, apartment, neighborhood, extra, townOf({ city, postcode, region }), countryName];
  const parts = [name, place, [phoneOf(address), gstin && `GSTIN ${gstin}`]];
  return parts.map((part) => part.filter(Boolean).join(", ")).filter(Boolean);
}

/** "Bengaluru 560025, Karnataka". */
export function townOf({ city, postcode, region }: Pick<Address, "city" | "postcode" | "region">): string {
  return [[city, postcode].filter(Boolean).join(" "), region?.name].filter(Boolean).join(", ");
}

/** "98450 12345" in India, also after "+91"; as it was typed elsewhere. */
export function phoneOf({ country, phone }: Pick<Address, "country" | "phone">): string {
  return country === "IN" ? phone.replace(/^(\+91)?(\d{5})(\d{5})$/, "$1 $2 $3").trim() : phone;
}

/** Ignores region ids. */
export function isSameAddress(a: Address | null, b: Address | null): boolean {
  if (!a || !b) return false;
  const [one, other] = [addressValues(a, ""), addressValues(b, "")];
  return FIELDS.every((field) => one[field] === other[field]);
}
