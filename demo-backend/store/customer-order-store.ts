import type Database from "libsql";
import type { PlacedOrder } from "./order-store.ts";
import { query, type SqlValue } from "./query.ts";

export interface OrderSearch {
  customerId: number;
  storeCode: string | null;
  number?: { eq?: string | null; in?: readonly (string | null)[] | null; match?: string | null } | null;
  /** Default: in the order they were placed. */
  sort?: { field: "NUMBER" | "CREATED_AT"; descending: boolean } | null;
  limit: number;
  offset: number;
}

export interface CustomerOrderStore {
  findOrders(search: OrderSearch): { total: number; numbers: string[] };
}

const sortColumns = { NUMBER: "number", CREATED_AT: "created_at" };

/** The SQL is composed of constants; client input is only bound. */
export function createCustomerOrderStore(db: Database.Database): CustomerOrderStore {
  return {
    findOrders({ customerId, storeCode, number, sort, limit, offset }) {
      const conditions = ["customer_id = ?"];
      const values: SqlValue[] = [customerId];
      const addCondition = (condition: string, ...bound: SqlValue[]) => {
        conditions.push(condition);
        values.push(...bound);
      };
      if (storeCode !== null) addCondition("store_code = ?", storeCode);
      if (number?.eq != null) addCondition("number = ?", number.eq);
      if (number?.in) addCondition(`number IN (${number.in.map(() => "?").join(", ")})`, ...number.in);
      if (number?.match != null) addCondition("instr(number, ?) > 0", number.match);
      const from = `FROM shop_order WHERE ${conditions.join(" AND ")}`;
      const order = sort ? `${sortColumns[sort.field]} ${sort.descending ? "DESC" : "ASC"}, id` : "id";
      const total = query<{ total: number }>(db, `SELECT COUNT(*) AS total ${from}`).get(...values)?.total ?? 0;
      const rows = query<Pick<PlacedOrder, "number">>(db, `SELECT number ${from} ORDER BY ${order} LIMIT ? OFFSET ?`);
      return { total, numbers: rows.all(...values, limit, offset).map((row) => row.number) };
    },
  };
}
