import type Database from "libsql";
import { importedAt } from "./import/import-store.ts";
import { query } from "./query.ts";

interface Callbacks {
  stockChanged(): void;
  catalogueChanged(): void;
}

/**
 * For writes by other processes, such as `backend -- order …`. Returns a function that applies
 * them.
 */
export function watchExternalWrites(db: Database.Database, { stockChanged, catalogueChanged }: Callbacks): () => void {
  // Counts commits of other connections.
  const version = query<{ data_version: number }>(db, "PRAGMA data_version");
  const readVersion = () => version.get()?.data_version ?? 0;
  let lastVersion = readVersion();
  let imported = importedAt(db);
  return () => {
    const current = readVersion();
    if (current === lastVersion || db.inTransaction) return;
    lastVersion = current;
    const latest = importedAt(db);
    if (latest === imported) return stockChanged();
    imported = latest;
    catalogueChanged();
  };
}
