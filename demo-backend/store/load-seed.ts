import { createHash } from "node:crypto";
import type { CatalogueSeed } from "../catalogue/seed.ts";
import type { Store } from "./database.ts";
import { query } from "./query.ts";
import { importedAt } from "./import/import-store.ts";
import { checkSeed } from "./seed/check-seed.ts";
import { catalogueIds } from "./seed/catalogue-ids.ts";
import { planCatalogue } from "./seed/plan.ts";
import { emptyCatalogue, disableProducts } from "./seed/clear-catalogue.ts";
import { writeCategories } from "./seed/write-categories.ts";
import { writeContent } from "./seed/write-content.ts";
import { writeProducts } from "./seed/write-products.ts";

/** Increment when an unchanged seed produces other rows. */
const loaderVersion = 2;
const fingerprintKey = "catalogue";

/**
 * Once per seed. While there are carts or orders, ids stay with their skus, stock stays unchanged,
 * and removed products are disabled. A catalogue with imported products stays unchanged.
 */
export function loadSeed(store: Store, seed: CatalogueSeed, now: Date): { loaded: boolean } {
  const { db } = store;
  const fingerprint = createHash("sha256")
    .update(`${loaderVersion}${JSON.stringify(seed)}`)
    .digest("hex");
  const note = query<{ value: string }>(db, "SELECT value FROM store_note WHERE key = ?").get(fingerprintKey);
  if (note?.value === fingerprint) return { loaded: false };
  if (note !== undefined && importedAt(db) !== null) return { loaded: false };

  const plan = planCatalogue(seed);
  checkSeed(seed, plan);
  store.transaction(() => {
    const inUse = hasCartsOrOrders(store);
    db.exec("PRAGMA defer_foreign_keys = ON");
    if (!inUse) emptyCatalogue(db);
    const ids = catalogueIds(db);
    if (inUse) disableProducts(db);
    writeContent({ db, ids, seed });
    writeCategories({ db, ids, plan });
    writeProducts({ db, ids, plan, now });
    query(db, "INSERT OR REPLACE INTO store_note VALUES (?, ?)").run(fingerprintKey, fingerprint);
  });
  store.catalogueChanged();
  return { loaded: true };
}

function hasCartsOrOrders({ db }: Store): boolean {
  return ["cart", "shop_order"].some((table) => {
    const exists = query(db, "SELECT 1 FROM sqlite_master WHERE type = 'table' AND name = ?").get(table) !== undefined;
    return exists && query(db, `SELECT 1 FROM ${table} LIMIT 1`).get() !== undefined;
  });
}
