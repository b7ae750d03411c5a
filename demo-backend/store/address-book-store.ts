import type Database from "libsql";
import type { BookAddress } from "../rules/customer-address.ts";
import { columns } from "./columns.ts";
import { insertion } from "./insertion.ts";
import { query } from "./query.ts";

export interface BookAddressRow extends BookAddress {
  id: number;
  customerId: number;
}

interface DefaultAddresses {
  defaultBillingId: number | null;
  defaultShippingId: number | null;
}

export interface AddressBook {
  addressById(id: number): BookAddressRow | undefined;
  addressesOf(customerId: number): BookAddressRow[];
  addAddress(customerId: number, address: BookAddress): number;
  saveAddress(id: number, address: BookAddress): void;
  deleteAddress(id: number): void;
  saveDefaults(customerId: number, defaults: DefaultAddresses): void;
}

const bookColumns = `prefix firstname middlename lastname suffix company street city
  region_id region_code region_name postcode country_code telephone fax vat_id`.replace(/\s+/g, " ");

type Stored = Omit<BookAddress, "street"> & { street: string };

export function createAddressBook(db: Database.Database): AddressBook {
  const selected = `SELECT ${columns(`id customer_id ${bookColumns}`)} FROM customer_address`;
  const byId = query<Stored & { id: number; customerId: number }>(db, `${selected} WHERE id = ?`);
  const ofCustomer = query<Stored & { id: number; customerId: number }>(
    db,
    `${selected} WHERE customer_id = ? ORDER BY id`,
  );
  const insert = insertion<Stored & { customerId: number }>(db, "customer_address", `customer_id ${bookColumns}`);
  const replaced = bookColumns.split(" ").map((name) => `${name} = excluded.${name}`);
  const replace = insertion<Stored & { id: number; customerId: number }>(
    db,
    "customer_address",
    `id customer_id ${bookColumns}`,
    `ON CONFLICT (id) DO UPDATE SET ${replaced.join(", ")}`,
  );
  const remove = query(db, "DELETE FROM customer_address WHERE id = ?");
  const defaults = query(db, "UPDATE customer SET default_billing_id = ?, default_shipping_id = ? WHERE id = ?");

  const read = <Row extends Stored>(row: Row) => ({ ...row, street: row.street.split("\n") });
  const stored = (address: BookAddress): Stored => ({ ...address, street: address.street.join("\n") });
  return {
    addressById(id) {
      const row = byId.get(id);
      return row && read(row);
    },
    addressesOf: (customerId) => ofCustomer.all(customerId).map((row) => read(row)),
    addAddress: (customerId, address) => insert({ ...stored(address), customerId }),
    saveAddress(id, address) {
      const customerId = byId.get(id)?.customerId;
      if (customerId !== undefined) replace({ ...stored(address), id, customerId });
    },
    deleteAddress(id) {
      remove.run(id);
    },
    saveDefaults(customerId, { defaultBillingId, defaultShippingId }) {
      defaults.run(defaultBillingId, defaultShippingId, customerId);
    },
  };
}
