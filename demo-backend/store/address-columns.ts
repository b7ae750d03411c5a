import type { Address } from "../rules/address.ts";

export type AddressKind = "shipping" | "billing";

export interface StoredAddress extends Address {
  customerNotes: string | null;
}

/** One text with line breaks, as in Magento. */
export type AddressRow = Omit<StoredAddress, "street"> & { street: string };

export const addressColumnNames =
  "firstname lastname company street city region_id region_code region_name postcode country_code telephone vat_id customer_notes";

export function toAddressRow(address: StoredAddress): AddressRow {
  return { ...address, street: address.street.join("\n") };
}

export function fromAddressRow<Row extends AddressRow>(row: Row): Omit<Row, "street"> & { street: string[] } {
  return { ...row, street: row.street.split("\n") };
}
