import type Database from "libsql";
import { readdirSync, readFileSync } from "node:fs";
import { packageFolder } from "../package-folder.ts";
import { query } from "./query.ts";

const folder = new URL("store/migrations/", packageFolder);

/** Numbered SQL files, each in one transaction. */
export function migrate(db: Database.Database): void {
  db.exec("CREATE TABLE IF NOT EXISTS migration (name TEXT PRIMARY KEY, applied_at TEXT NOT NULL)");
  const applied = new Set(
    query<{ name: string }>(db, "SELECT name FROM migration")
      .all()
      .map((row) => row.name),
  );
  const record = query(db, "INSERT INTO migration VALUES (?, ?)");
  const pending = readdirSync(folder)
    .filter((name) => /^\d{3}-[a-z-]+\.sql$/.test(name) && !applied.has(name))
    .sort();
  for (const name of pending) {
    db.exec("BEGIN IMMEDIATE");
    try {
      db.exec(readFileSync(new URL(name, folder), "utf8"));
      record.run(name, new Date().toISOString());
      db.exec("COMMIT");
    } catch (error) {
      db.exec("ROLLBACK");
      throw new Error(`Migrating the database: ${name} failed`, { cause: error });
    }
  }
}
