import type { Address } from "~/lib/commerce/model/address";

/** Labels as shoppers read them, by field name; the order is the order on the page. "PIN code" is India's word. */
export function addressLabels(country: string) {
  return {
    firstName: "First name",
    lastName: "Last name",
    street: "Street address",
    apartment: "Apartment",
    neighborhood: "Neighbourhood",
    extra: "Landmark (optional)",
    country: "Country",
    region: "State",
    city: "City",
    postcode: country === "IN" ? "PIN code" : "Postal code",
    phone: "Phone",
    company: "Company (optional)",
    gstin: country === "IN" ? "GSTIN (optional)" : "VAT number (optional)",
  } as const;
}

export type AddressField = keyof ReturnType<typeof addressLabels>;

export const ADDRESS_FIELDS = Object.keys(addressLabels("IN"));

/** What the fields hold before anything is sent. The state's select goes by code, its text field by name. */
export function addressValues(address: Address | null, homeCountry: string): Readonly<Record<AddressField, string>> {
  return {
    firstName: address?.firstName ?? "",
    lastName: address?.lastName ?? "",
    street: address?.street ?? "",
    apartment: address?.apartment ?? "",
    neighborhood: address?.neighborhood ?? "",
    extra: address?.extra ?? "",
    country: address?.country ?? homeCountry,
    region: address?.region ? address.region.code || address.region.name : "",
    city: address?.city ?? "",
    postcode: address?.postcode ?? "",
    phone: address?.phone ?? "",
    company: address?.company ?? "",
    gstin: address?.gstin ?? "",
  };
}
