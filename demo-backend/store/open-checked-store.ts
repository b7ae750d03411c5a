import Database from "libsql";
import { existsSync, renameSync, statSync } from "node:fs";
import { openStore, type Store } from "./database.ts";
import { query } from "./query.ts";

/** The file is not a valid database. It was moved aside. */
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

/** Skips the integrity check for a large database that was closed properly. */
export function openCheckedStore(file: string, options: { giftCards?: boolean } = {}): Store {
  if (file === ":memory:" || !existsSync(file)) return openStore({ ...options, file });
  const damage = findDamage(file);
  if (damage === null) return openStore({ ...options, file });
  const movedTo = `${file}.damaged-${new Date().toISOString().replace(/[:.]/g, "-")}`;
  for (const suffix of ["", "-wal", "-shm"]) if (existsSync(file + suffix)) renameSync(file + suffix, movedTo + suffix);
  throw new DamagedDatabaseError(file, movedTo, { cause: damage });
}

function findDamage(file: string): Error | null {
  let db: Database.Database | null = null;
  try {
    db = new Database(file);
    if (isLarge(file) && wasClosedCleanly(file)) {
      query(db, "SELECT count(*) FROM sqlite_master").get();
      return null;
    }
    const found = query<{ quick_check: string }>(db, "PRAGMA quick_check(1)").get()?.quick_check;
    return found === "ok" ? null : new Error(found ?? "quick_check gave no answer");
  } catch (error) {
    if (!isDamage(error)) throw error;
    return error;
  } finally {
    db?.close();
  }
}

function isLarge(file: string): boolean {
  return statSync(file).size > 32 * 1_048_576;
}

/** A leftover WAL file means that process or machine was stopped. */
function wasClosedCleanly(file: string): boolean {
  const log = `${file}-wal`;
  return !existsSync(log) || statSync(log).size === 0;
}

/** Not a locked file, missing permissions or a full disk. */
function isDamage(error: unknown): error is Error {
  return (
    error instanceof Error &&
    /SQLITE_(NOTADB|CORRUPT)|not a database|malformed/.test(`${String(Reflect.get(error, "code"))} ${error.message}`)
  );
}
