import type { Address } from "~/lib/commerce/model/address";

/** Labels as shoppers read them, by field name, in the order of the page; errors follow it too. "PIN code" is India's word. */
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

/** What the fields hold before anything is sent. The state's select goes by code, its text field by name. */
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
