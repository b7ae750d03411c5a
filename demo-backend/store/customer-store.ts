import type Database from "libsql";
import type { CustomerDetails } from "../rules/customer-details.ts";
import type { SignInRecord } from "../rules/lock-out.ts";
import { createAddressBook, type AddressBook } from "./address-book-store.ts";
import { columns } from "./columns.ts";
import { insertion } from "./insertion.ts";
import { query } from "./query.ts";

export interface CustomerRow extends CustomerDetails, SignInRecord {
  id: number;
  email: string;
  passwordHash: string | null;
  confirmationKey: string | null;
  resetHash: string | null;
  resetAskedAt: string | null;
  tokenSeries: number;
  defaultBillingId: number | null;
  defaultShippingId: number | null;
  createdAt: string;
}

type NewCustomer = CustomerDetails & Pick<CustomerRow, "email" | "passwordHash" | "confirmationKey" | "createdAt">;

export interface CustomerStore extends AddressBook {
  createCustomer(customer: NewCustomer): number;
  customerById(id: number): CustomerRow | undefined;
  /** Case-insensitive. */
  customerByEmail(email: string): CustomerRow | undefined;
  saveDetails(id: number, details: CustomerDetails): void;
  saveEmail(id: number, email: string): void;
  /** Assigns guest orders with this address since then to the customer. */
  adoptOrders(id: number, email: string, since: Date): void;
  savePassword(id: number, hash: string): void;
  saveSignInRecord(id: number, record: SignInRecord): void;
  /** Null clears a used token. */
  saveReset(id: number, reset: { hash: string; askedAt: string } | null): void;
  confirm(id: number): void;
  revokeTokens(id: number): void;
  /**
   * Also deletes address book, wishlist and compare list. Orders and reviews stay, without the
   * customer.
   */
  deleteCustomer(id: number): void;
}

const detailColumns =
  "prefix firstname middlename lastname suffix gender date_of_birth taxvat allow_remote_shopping_assistance";
const customerColumns = `id email ${detailColumns} password_hash confirmation_key reset_hash reset_asked_at
  failures first_failure_at locked_until token_series default_billing_id default_shipping_id created_at`;

export function createCustomerStore(db: Database.Database): CustomerStore {
  return { ...createAddressBook(db), ...accountQueries(db), ...signInQueries(db), ...removal(db) };
}

function accountQueries(db: Database.Database) {
  const selected = `SELECT ${columns(customerColumns)} FROM customer`;
  const byId = query<CustomerRow>(db, `${selected} WHERE id = ?`);
  const byEmail = query<CustomerRow>(db, `${selected} WHERE email = ?`);
  const insert = insertion<NewCustomer>(
    db,
    "customer",
    `email ${detailColumns} password_hash confirmation_key created_at`,
  );
  const changed = detailColumns.split(" ").map((name) => `${name} = ?`);
  const details = query(db, `UPDATE customer SET ${changed.join(", ")} WHERE id = ?`);
  const email = query(db, "UPDATE customer SET email = ? WHERE id = ?");
  const adopt = query(
    db,
    "UPDATE shop_order SET customer_id = ? WHERE customer_id IS NULL AND email = ? COLLATE NOCASE AND created_at >= ?",
  );
  return {
    createCustomer: (customer: NewCustomer) => insert(customer),
    customerById: (id: number) => byId.get(id),
    customerByEmail: (address: string) => byEmail.get(address),
    saveDetails(id: number, d: CustomerDetails) {
      const names = [d.prefix, d.firstname, d.middlename, d.lastname, d.suffix];
      details.run(...names, d.gender, d.dateOfBirth, d.taxvat, d.allowRemoteShoppingAssistance, id);
    },
    saveEmail(id: number, address: string) {
      email.run(address, id);
    },
    adoptOrders(id: number, address: string, since: Date) {
      adopt.run(id, address, since.toISOString());
    },
  };
}

function signInQueries(db: Database.Database) {
  const password = query(db, "UPDATE customer SET password_hash = ? WHERE id = ?");
  const record = query(db, "UPDATE customer SET failures = ?, first_failure_at = ?, locked_until = ? WHERE id = ?");
  const reset = query(db, "UPDATE customer SET reset_hash = ?, reset_asked_at = ? WHERE id = ?");
  const confirmed = query(db, "UPDATE customer SET confirmation_key = NULL WHERE id = ?");
  const revoke = query(db, "UPDATE customer SET token_series = token_series + 1 WHERE id = ?");
  return {
    savePassword(id: number, hash: string) {
      password.run(hash, id);
    },
    saveSignInRecord(id: number, { failures, firstFailureAt, lockedUntil }: SignInRecord) {
      record.run(failures, firstFailureAt, lockedUntil, id);
    },
    saveReset(id: number, asked: { hash: string; askedAt: string } | null) {
      reset.run(asked?.hash ?? null, asked?.askedAt ?? null, id);
    },
    confirm(id: number) {
      confirmed.run(id);
    },
    revokeTokens(id: number) {
      revoke.run(id);
    },
  };
}

function removal(db: Database.Database) {
  const steps = [
    "UPDATE shop_order SET customer_id = NULL WHERE customer_id = ?",
    "UPDATE cart SET is_active = 0 WHERE customer_id = ?",
    "DELETE FROM newsletter_subscriber WHERE email = (SELECT email FROM customer WHERE id = ?)",
    "DELETE FROM customer WHERE id = ?",
  ].map((sql) => query(db, sql));
  return { deleteCustomer: (id: number) => steps.forEach((step) => step.run(id)) };
}
