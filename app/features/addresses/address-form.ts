import type { Address } from "~/lib/commerce/model/address";

/** Labels by field name, in page order, which is also the order of errors. "PIN code" is India's name for a postcode. */
export function addressLabels(country: string) {
  return {
    firstName: "First name",
    lastName: "Last name",
    country: "Country",
    street: "Street address",
    apartment: "Apartment (optional)",
    neighborhood: "Neighbourhood (optional)",
    extra: "Landmark (optional)",
    postcode: country === "IN" ? "PIN code" : "Postal code",
    city: "City",
    region: "State",
    phone: "Phone",
    company: "Company (optional)",
    gstin: country === "IN" ? "GSTIN (optional)" : "VAT number (optional)",
  } as const;
}

export type AddressField = keyof ReturnType<typeof addressLabels>;

/** Initial values. A region from a list is its code, otherwise its name. */
export function addressValues(address: Address | null, homeCountry: string): Readonly<Record<AddressField, string>> {
  return {
    firstName: address?.firstName ?? "",
    lastName: address?.lastName ?? "",
    country: address?.country ?? homeCountry,
    street: address?.street ?? "",
    apartment: address?.apartment ?? "",
    neighborhood: address?.neighborhood ?? "",
    extra: address?.extra ?? "",
    postcode: address?.postcode ?? "",
    city: address?.city ?? "",
    region: address?.region ? address.region.code || address.region.name : "",
    phone: address?.phone ?? "",
    company: address?.company ?? "",
    gstin: address?.gstin ?? "",
  };
}
