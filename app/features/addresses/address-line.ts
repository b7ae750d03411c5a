import type { Address } from "~/lib/commerce/model/address";

/** An address in one line. */
export function addressLine(address: Address, countryName: string): string {
  const { firstName, lastName, street, apartment, neighborhood, extra, city, region, postcode } = address;
  const { company, phone, gstin } = address;
  const name = [`${firstName} ${lastName}`, company];
  const place = [street, apartment, neighborhood, extra, city, region?.name, postcode, countryName];
  return [...name, ...place, phone, gstin && `GSTIN ${gstin}`].filter(Boolean).join(", ");
}
