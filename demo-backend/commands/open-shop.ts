import { existsSync } from "node:fs";
import { mkdir } from "node:fs/promises";
import { join } from "node:path";
import { catalogueSeed } from "../catalogue/catalogue.ts";
import { CommandError } from "./command-error.ts";
import type { Store } from "../store/database.ts";
import { loadSeed } from "../store/load-seed.ts";
import { openCheckedStore } from "../store/open-checked-store.ts";

export const dataOption = { data: { type: "string", default: process.env["DATA_DIR"] ?? ".data" } } as const;

export function databaseFile(dataDir: string): string {
  return join(dataDir, "shop.db");
}

/** A new shop gets the built-in catalogue. */
export async function openShop(dataDir: string): Promise<Store> {
  await mkdir(dataDir, { recursive: true });
  const store = openCheckedStore(databaseFile(dataDir));
  loadSeed(store, catalogueSeed, new Date());
  return store;
}

export async function openExistingShop(dataDir: string): Promise<Store> {
  if (!existsSync(databaseFile(dataDir))) throw new CommandError(`There is no shop in ${dataDir}`);
  return openShop(dataDir);
}
