import type Database from "libsql";
import { query } from "./query.ts";

/** Restores every table in milliseconds, for the next test. */
export function takeTemplate(db: Database.Database): { restore(): void } {
  db.exec("ATTACH ':memory:' AS template");
  const tables = query<{ name: string }>(
    db,
    `SELECT name FROM main.sqlite_master WHERE type = 'table' AND name NOT IN ('migration', 'sqlite_stat1')`,
  )
    .all()
    .map(({ name }) => name);
  for (const table of tables)
    db.exec(`CREATE TABLE template.${backupTable(table)} AS SELECT * FROM main.${quoted(table)}`);

  const restore = [
    "BEGIN IMMEDIATE; PRAGMA defer_foreign_keys = ON",
    ...tables.map((table) => `DELETE FROM main.${quoted(table)}`),
    ...tables.map((table) => `INSERT INTO main.${quoted(table)} SELECT * FROM template.${backupTable(table)}`),
    "COMMIT",
  ].join(";\n");
  return { restore: () => db.exec(restore) };
}

/** SQLite reserves the name "sqlite_sequence". */
function backupTable(name: string): string {
  return quoted(`backup_${name}`);
}

function quoted(name: string): string {
  return `"${name.replaceAll('"', '""')}"`;
}
