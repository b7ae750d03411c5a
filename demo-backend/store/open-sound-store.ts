import Database from "libsql";
import { existsSync, renameSync } from "node:fs";
import { openStore, type Store } from "./database.ts";
import { query } from "./query.ts";

/** The file is no database any more; it was moved aside so that nothing is lost. */
export class DamagedDatabaseError extends Error {
  constructor(
    readonly file: string,
    readonly movedTo: string,
    options: ErrorOptions,
  ) {
    super(
      `Opening the shop's database: ${file} is damaged. It was moved to ${movedTo}. ` +
        `Start again to begin with a fresh shop, or put a good copy back at ${file}.`,
      options,
    );
    this.name = "DamagedDatabaseError";
  }
}

/** Opens the database after making sure that it is whole. */
export function openSoundStore(file: string): Store {
  if (file === ":memory:" || !existsSync(file)) return openStore({ file });
  const damage = findDamage(file);
  if (damage === null) return openStore({ file });
  const movedTo = `${file}.damaged-${new Date().toISOString().replace(/[:.]/g, "-")}`;
  for (const suffix of ["", "-wal", "-shm"]) if (existsSync(file + suffix)) renameSync(file + suffix, movedTo + suffix);
  throw new DamagedDatabaseError(file, movedTo, { cause: damage });
}

function findDamage(file: string): Error | null {
  let db: Database.Database | null = null;
  try {
    db = new Database(file);
    const found = query<{ quick_check: string }>(db, "PRAGMA quick_check(1)").get()?.quick_check;
    return found === "ok" ? null : new Error(found ?? "quick_check gave no answer");
  } catch (error) {
    if (!isDamage(error)) throw error;
    return error;
  } finally {
    db?.close();
  }
}

/** Not: a locked file, a missing right, a full disk. */
function isDamage(error: unknown): error is Error {
  return (
    error instanceof Error &&
    /SQLITE_(NOTADB|CORRUPT)|not a database|malformed/.test(`${String(Reflect.get(error, "code"))} ${error.message}`)
  );
}
