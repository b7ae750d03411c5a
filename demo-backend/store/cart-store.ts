import type Database from "libsql";
import type { Coupon } from "../rules/coupon.ts";
import {
  addressColumnNames,
  fromAddressRow,
  toAddressRow,
  type AddressKind,
  type AddressRow,
  type StoredAddress,
} from "./address-columns.ts";
import { createCartLineStore, type CartLineStore } from "./cart-line-store.ts";
import { columns } from "./columns.ts";
import { insertion } from "./insertion.ts";
import { query } from "./query.ts";

export interface CartRow {
  id: number;
  maskedId: string;
  customerId: number | null;
  storeCode: string;
  isActive: number;
  email: string | null;
  couponCode: string | null;
  carrierCode: string | null;
  methodCode: string | null;
  paymentMethod: string | null;
  purchaseOrderNumber: string | null;
}

export type CartChoices = Pick<
  CartRow,
  "email" | "couponCode" | "carrierCode" | "methodCode" | "paymentMethod" | "purchaseOrderNumber"
>;

export interface CartAddressRow extends StoredAddress {
  id: number;
  kind: AddressKind;
}

export interface CartStore extends CartLineStore {
  createCart(cart: { maskedId: string; customerId: number | null; storeCode: string }, now: Date): void;
  cartByMaskedId(maskedId: string): CartRow | undefined;
  activeCartOf(customerId: number): CartRow | undefined;
  saveChoices(cartId: number, choices: CartChoices, now: Date): void;
  deactivate(cartId: number, now: Date): void;
  /** Under a new id. */
  assign(cartId: number, to: { maskedId: string; customerId: number }): void;
  addressesOf(cartId: number): CartAddressRow[];
  /** One address per kind; a new one keeps the old id. */
  saveAddress(cartId: number, kind: AddressKind, address: StoredAddress): void;
  coupon(code: string): Coupon | undefined;
}

export function createCartStore(db: Database.Database): CartStore {
  return { ...createCartLineStore(db), ...cartQueries(db), ...addressQueries(db), ...couponQueries(db) };
}

function cartQueries(db: Database.Database) {
  const cartColumns = columns(`id masked_id customer_id store_code is_active email coupon_code
    carrier_code method_code payment_method purchase_order_number`);
  const insert = query(
    db,
    "INSERT INTO cart (masked_id, customer_id, store_code, created_at, updated_at) VALUES (?, ?, ?, ?, ?)",
  );
  const byMaskedId = query<CartRow>(db, `SELECT ${cartColumns} FROM cart WHERE masked_id = ?`);
  const ofCustomer = query<CartRow>(
    db,
    `SELECT ${cartColumns} FROM cart WHERE customer_id = ? AND is_active = 1 ORDER BY id DESC LIMIT 1`,
  );
  const update = query(
    db,
    `UPDATE cart SET email = ?, coupon_code = ?, carrier_code = ?, method_code = ?,
       payment_method = ?, purchase_order_number = ?, updated_at = ? WHERE id = ?`,
  );
  const close = query(db, "UPDATE cart SET is_active = 0, updated_at = ? WHERE id = ?");
  const reassign = query(db, "UPDATE cart SET masked_id = ?, customer_id = ? WHERE id = ?");
  return {
    createCart(cart: { maskedId: string; customerId: number | null; storeCode: string }, now: Date) {
      const time = now.toISOString();
      insert.run(cart.maskedId, cart.customerId, cart.storeCode, time, time);
    },
    cartByMaskedId: (maskedId: string) => byMaskedId.get(maskedId),
    activeCartOf: (customerId: number) => ofCustomer.get(customerId),
    saveChoices(cartId: number, choices: CartChoices, now: Date) {
      const { email, couponCode, carrierCode, methodCode, paymentMethod, purchaseOrderNumber } = choices;
      const time = now.toISOString();
      update.run(email, couponCode, carrierCode, methodCode, paymentMethod, purchaseOrderNumber, time, cartId);
    },
    deactivate(cartId: number, now: Date) {
      close.run(now.toISOString(), cartId);
    },
    assign(cartId: number, { maskedId, customerId }: { maskedId: string; customerId: number }) {
      reassign.run(maskedId, customerId, cartId);
    },
  };
}

function addressQueries(db: Database.Database) {
  const select = query<AddressRow & { id: number; kind: AddressKind }>(
    db,
    `SELECT ${columns(`id kind ${addressColumnNames}`)} FROM cart_address WHERE cart_id = ? ORDER BY id`,
  );
  const replaced = addressColumnNames.split(" ").map((name) => `${name} = excluded.${name}`);
  const save = insertion<AddressRow & { cartId: number; kind: AddressKind }>(
    db,
    "cart_address",
    `cart_id kind ${addressColumnNames}`,
    `ON CONFLICT (cart_id, kind) DO UPDATE SET ${replaced.join(", ")}`,
  );
  return {
    addressesOf: (cartId: number) => select.all(cartId).map((row) => fromAddressRow(row)),
    saveAddress(cartId: number, kind: AddressKind, address: StoredAddress) {
      save({ ...toAddressRow(address), cartId, kind });
    },
  };
}

function couponQueries(db: Database.Database) {
  const byCode = query<Coupon>(
    db,
    `SELECT ${columns("code label kind amount minimum_subtotal starts_at ends_at is_active uses_per_coupon uses_per_customer")} FROM coupon WHERE code = ?`,
  );
  return { coupon: (code: string) => byCode.get(code) };
}
