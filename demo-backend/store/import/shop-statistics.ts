import type Database from "libsql";
import { query } from "../query.ts";
import { importedAt } from "./import-store.ts";

export function readStatistics(db: Database.Database): [label: string, figure: string | number][] {
  const count = (table: string, where = "1") =>
    query<{ count: number }>(db, `SELECT count(*) AS count FROM ${table} WHERE ${where}`).get()?.count ?? 0;
  const types = query<{ type: string; count: number }>(
    db,
    "SELECT type, count(*) AS count FROM product WHERE status = 'enabled' GROUP BY type ORDER BY count DESC",
  ).all();
  return [
    ["products", count("product", "status = 'enabled'")],
    ...types.map(({ type, count }): [string, number] => [`  ${type}`, count]),
    ["out of stock", count("stock", "backorders = 0 AND qty - reserved <= 0")],
    ["categories", count("category", "level > 1")],
    ["attributes", count("attribute")],
    ["options", count("attribute_option")],
    ["open carts", count("cart", "is_active = 1")],
    ["orders", count("shop_order")],
    ["last import", importedAt(db) ?? "none"],
  ];
}
