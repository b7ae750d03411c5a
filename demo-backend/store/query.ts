import type Database from "libsql";

export type SqlValue = string | number | bigint | null | Uint8Array;

export interface Query<Row> {
  get(...values: SqlValue[]): Row | undefined;
  all(...values: SqlValue[]): Row[];
  run(...values: SqlValue[]): { changes: number; lastInsertRowid: number };
}

/**
 * Binds an array by position: libsql takes a single null for named values. Its `pluck().get()` does
 * not work.
 */
export function query<Row = unknown>(db: Database.Database, sql: string): Query<Row> {
  const statement = db.prepare(sql);
  return {
    get: (...values) => statement.get(values) as Row | undefined, // the SQL names the columns of Row
    all: (...values) => statement.all(values) as Row[], // the SQL names the columns of Row
    run: (...values) => {
      const result = statement.run(values);
      return { changes: result.changes, lastInsertRowid: Number(result.lastInsertRowid) };
    },
  };
}

/** Read as one JSON text: several times faster than row objects. */
export function allPacked<Row extends readonly SqlValue[]>(
  db: Database.Database,
  columnNames: string,
  from: string,
): Row[] {
  const sql = `SELECT json_group_array(json_array(${columnNames})) AS rows FROM (SELECT * FROM ${from})`;
  const text = query<{ rows: string }>(db, sql).get()?.rows ?? "[]";
  return JSON.parse(text) as Row[]; // the columns are those of Row
}
