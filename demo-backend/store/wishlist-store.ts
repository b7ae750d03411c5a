import type Database from "libsql";
import { randomCode } from "../rules/random-code.ts";
import { columns } from "./columns.ts";
import { insertion } from "./insertion.ts";
import { query } from "./query.ts";

export interface WishlistRow {
  id: number;
  customerId: number;
  sharingCode: string;
  updatedAt: string;
}

export interface WishlistItemRow {
  id: number;
  wishlistId: number;
  productId: number;
  variantId: number | null;
  /** See rules/line-choices.ts. */
  choices: string;
  quantity: number;
  description: string | null;
  addedAt: string;
}

type NewItem = Omit<WishlistItemRow, "id" | "addedAt" | "description" | "wishlistId">;

export interface WishlistStore {
  /** Created on first use. */
  wishlistOf(customerId: number, now: Date): WishlistRow;
  wishlistById(id: number): WishlistRow | undefined;
  itemsOf(wishlistId: number): WishlistItemRow[];
  addItem(wishlistId: number, item: NewItem, now: Date): void;
  saveItem(item: WishlistItemRow, now: Date): void;
  removeItem(item: WishlistItemRow, now: Date): void;
}

export function createWishlistStore(db: Database.Database): WishlistStore {
  const selected = `SELECT ${columns("id customer_id sharing_code updated_at")} FROM wishlist`;
  const ofCustomer = query<WishlistRow>(db, `${selected} WHERE customer_id = ?`);
  const byId = query<WishlistRow>(db, `${selected} WHERE id = ?`);
  const create = insertion<Omit<WishlistRow, "id">>(db, "wishlist", "customer_id sharing_code updated_at");
  const touch = query(db, "UPDATE wishlist SET updated_at = ? WHERE id = ?");
  const items = query<WishlistItemRow>(
    db,
    `SELECT ${columns("id wishlist_id product_id variant_id choices quantity description added_at")}
       FROM wishlist_item WHERE wishlist_id = ? ORDER BY id`,
  );
  const add = insertion<NewItem & { wishlistId: number; addedAt: string }>(
    db,
    "wishlist_item",
    "wishlist_id product_id variant_id choices quantity added_at",
    `ON CONFLICT (wishlist_id, product_id, COALESCE(variant_id, 0), choices) DO UPDATE SET quantity = quantity + excluded.quantity`,
  );
  // OR REPLACE: an item that becomes equal to another replaces it.
  const save = query(
    db,
    "UPDATE OR REPLACE wishlist_item SET variant_id = ?, choices = ?, quantity = ?, description = ? WHERE id = ?",
  );
  const remove = query(db, "DELETE FROM wishlist_item WHERE id = ?");
  const touchList = (wishlistId: number, now: Date) => touch.run(now.toISOString(), wishlistId);
  return {
    wishlistOf(customerId, now) {
      const existing = ofCustomer.get(customerId);
      if (existing) return existing;
      const list = { customerId, sharingCode: randomCode(), updatedAt: now.toISOString() };
      return { ...list, id: create(list) };
    },
    wishlistById: (id) => byId.get(id),
    itemsOf: (wishlistId) => items.all(wishlistId),
    addItem(wishlistId, item, now) {
      add({ ...item, wishlistId, addedAt: now.toISOString() });
      touchList(wishlistId, now);
    },
    saveItem({ id, wishlistId, variantId, choices, quantity, description }, now) {
      save.run(variantId, choices, quantity, description, id);
      touchList(wishlistId, now);
    },
    removeItem({ id, wishlistId }, now) {
      remove.run(id);
      touchList(wishlistId, now);
    },
  };
}
