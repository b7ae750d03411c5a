import Database from "libsql";
import { createCartStore, type CartStore } from "./cart-store.ts";
import { createCatalogueStore, type CatalogueStore } from "./catalogue-store.ts";
import { createCategoryStore, type CategoryStore } from "./category-store.ts";
import { createContentStore, type ContentStore } from "./content-store.ts";
import { createCatalogueIndex, type CatalogueIndex } from "./index/catalogue-index.ts";
import { migrate } from "./migrate.ts";
import { createOrderStore, type OrderStore } from "./order-store.ts";
import { createProductSearch, type SearchScores } from "./product-search.ts";

export interface Store {
  db: Database.Database;
  catalogue: CatalogueStore;
  categories: CategoryStore;
  content: ContentStore;
  carts: CartStore;
  orders: OrderStore;
  /** Filters, facets, prices and stock of the whole catalogue at a moment. */
  index(now: Date): CatalogueIndex;
  search(text: string): SearchScores;
  searchIn(column: "name" | "description", text: string): number[];
  /** Runs `fn` in one write transaction; within another it joins that one. */
  transaction<T>(fn: () => T): T;
  /** To be called after catalogue tables (not stock) were written. */
  catalogueChanged(): void;
  close(): void;
}

/** Opens (and where needed creates and migrates) the shop's database. `file` may be ":memory:". */
export function openStore({ file }: { file: string }): Store {
  const db = new Database(file);
  // FULL: with NORMAL an acknowledged order could be lost when the machine stops.
  db.exec("PRAGMA busy_timeout = 5000; PRAGMA journal_mode = WAL; PRAGMA synchronous = FULL; PRAGMA foreign_keys = ON");
  migrate(db);
  const catalogue = createCatalogueStore(db);
  const categories = createCategoryStore(db);
  const index = createCatalogueIndex(db);
  return {
    db,
    catalogue,
    categories,
    content: createContentStore(db),
    carts: createCartStore(db),
    orders: createOrderStore(db),
    index: index.at,
    ...createProductSearch(db),
    transaction: (fn) => inTransaction(db, fn),
    catalogueChanged() {
      catalogue.forget();
      categories.forget();
      index.rebuild();
    },
    close: () => db.close(),
  };
}

function inTransaction<T>(db: Database.Database, fn: () => T): T {
  if (db.inTransaction) return fn();
  db.exec("BEGIN IMMEDIATE");
  try {
    const result = fn();
    db.exec("COMMIT");
    return result;
  } catch (error) {
    // SQLite may have rolled back by itself (disk full, I/O error); a second ROLLBACK would hide the cause.
    if (db.inTransaction) db.exec("ROLLBACK");
    throw error;
  }
}
