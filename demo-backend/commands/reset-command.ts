import Database from "libsql";
import { existsSync, rmSync } from "node:fs";
import { parseArgs } from "node:util";
import { CommandError } from "./command-error.ts";
import { databaseFile, dataOption } from "./open-shop.ts";

export function runReset(args: string[]): Promise<void> {
  const { values } = parseArgs({ args, options: dataOption });
  const file = databaseFile(values.data);
  if (!existsSync(file)) throw new CommandError(`There is no shop in ${values.data}`);
  if (isInUse(file)) throw new CommandError("Resetting: the shop is running. Stop it first.");
  for (const suffix of ["", "-wal", "-shm"]) rmSync(file + suffix, { force: true });
  console.log(`Deleted ${file}. The next start makes a fresh shop; pictures are kept.`);
  return Promise.resolve();
}

/**
 * Leaving WAL mode needs exclusive access: it fails while another process has the database open.
 */
function isInUse(file: string): boolean {
  let db: Database.Database | null = null;
  try {
    db = new Database(file);
    db.exec("PRAGMA journal_mode = DELETE");
    return false;
  } catch (error) {
    return error instanceof Error && /locked|busy/i.test(error.message);
  } finally {
    db?.close();
  }
}
