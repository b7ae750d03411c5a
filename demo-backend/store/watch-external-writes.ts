import type Database from "libsql";
import { importedAt } from "./import/import-store.ts";
import { query } from "./query.ts";

interface Reactions {
  stockChanged(): void;
  catalogueChanged(): void;
}

/** For writes by other processes, such as `backend -- order …`. Returns a function that applies them. */
export function watchExternalWrites(db: Database.Database, { stockChanged, catalogueChanged }: Reactions): () => void {
  // Counts commits of other connections.
  const version = query<{ data_version: number }>(db, "PRAGMA data_version");
  const read = () => version.get()?.data_version ?? 0;
  let known = read();
  let imported = importedAt(db);
  return () => {
    const current = read();
    if (current === known || db.inTransaction) return;
    known = current;
    const latest = importedAt(db);
    if (latest === imported) return stockChanged();
    imported = latest;
    catalogueChanged();
  };
}
