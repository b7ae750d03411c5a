import type Database from "libsql";
import { query, type SqlValue } from "./query.ts";

/** Snake_case columns from camelCase fields. Returns the new id. */
export function insertion<Row extends object>(
  db: Database.Database,
  table: string,
  columnNames: string,
  conflict = "",
): (row: Row) => number {
  const names = columnNames.split(/\s+/);
  const placeholders = names.map(() => "?").join(", ");
  const statement = query(db, `INSERT INTO ${table} (${names.join(", ")}) VALUES (${placeholders}) ${conflict}`);
  const keys = names.map((name) => name.replace(/_(\w)/g, (_, letter: string) => letter.toUpperCase()));
  return (row) => {
    const values = new Map(Object.entries(row));
    // A missing field is a bug; SQLite would silently store NULL.
    const ordered = keys.map((key): SqlValue => {
      if (!values.has(key)) throw new Error(`Inserting into ${table}: no value for ${key}`);
      return values.get(key);
    });
    return statement.run(...ordered).lastInsertRowid;
  };
}
