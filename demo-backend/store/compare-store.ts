import type Database from "libsql";
import { randomCode } from "../rules/random-code.ts";
import { columns } from "./columns.ts";
import { insertion } from "./insertion.ts";
import { query } from "./query.ts";

export interface CompareListRow {
  id: number;
  uid: string;
  customerId: number | null;
}

export interface CompareStore {
  createList(customerId: number | null): CompareListRow;
  listByUid(uid: string): CompareListRow | undefined;
  listOf(customerId: number): CompareListRow | undefined;
  productIdsOf(listId: number): number[];
  addProduct(listId: number, productId: number): void;
  removeProduct(listId: number, productId: number): void;
  assignTo(listId: number, customerId: number): void;
  deleteList(listId: number): void;
}

export function createCompareStore(db: Database.Database): CompareStore {
  const selected = `SELECT ${columns("id uid customer_id")} FROM compare_list`;
  const byUid = query<CompareListRow>(db, `${selected} WHERE uid = ?`);
  const ofCustomer = query<CompareListRow>(db, `${selected} WHERE customer_id = ?`);
  const create = insertion<Omit<CompareListRow, "id">>(db, "compare_list", "uid customer_id");
  const products = query<{ id: number }>(
    db,
    "SELECT product_id AS id FROM compare_item WHERE list_id = ? ORDER BY position",
  );
  const add = query(
    db,
    `INSERT OR IGNORE INTO compare_item (list_id, position, product_id)
       SELECT ?1, COALESCE(MAX(position), 0) + 1, ?2 FROM compare_item WHERE list_id = ?1`,
  );
  const remove = query(db, "DELETE FROM compare_item WHERE list_id = ? AND product_id = ?");
  const reassign = query(db, "UPDATE compare_list SET customer_id = ? WHERE id = ?");
  const removeList = query(db, "DELETE FROM compare_list WHERE id = ?");
  return {
    createList(customerId) {
      const list = { uid: randomCode(), customerId };
      return { ...list, id: create(list) };
    },
    listByUid: (uid) => byUid.get(uid),
    listOf: (customerId) => ofCustomer.get(customerId),
    productIdsOf: (listId) => products.all(listId).map(({ id }) => id),
    addProduct(listId, productId) {
      add.run(listId, productId);
    },
    removeProduct(listId, productId) {
      remove.run(listId, productId);
    },
    assignTo(listId, customerId) {
      reassign.run(customerId, listId);
    },
    deleteList(listId) {
      removeList.run(listId);
    },
  };
}
