import type Database from "libsql";
import { isSalable } from "../../rules/salable.ts";
import { allPacked, query } from "../query.ts";
import type { PriceSources } from "./price-index.ts";

interface StockFigures {
  productId: number;
  qty: number;
  reserved: number;
  backorders: number;
}

export interface StockIndex {
  isInStock(id: number): boolean;
  /** Needed after writes of other processes, which no trigger sees. */
  readAll(): void;
  refresh(): boolean;
}

/** A trigger records changed stock rows, so writers need not know this index. */
export function stockIndex(db: Database.Database, sources: PriceSources): StockIndex {
  db.exec(`
    CREATE TEMP TABLE IF NOT EXISTS touched_stock (product_id INTEGER PRIMARY KEY);
    DELETE FROM temp.touched_stock;
    CREATE TEMP TRIGGER IF NOT EXISTS stock_changed AFTER UPDATE ON main.stock BEGIN
      INSERT OR IGNORE INTO touched_stock VALUES (new.product_id);
    END;
    CREATE TEMP TRIGGER IF NOT EXISTS stock_added AFTER INSERT ON main.stock BEGIN
      INSERT OR IGNORE INTO touched_stock VALUES (new.product_id);
    END;`);
  const figures = "s.product_id AS productId, s.qty, s.reserved, s.backorders";
  const salable = new Map<number, boolean>();
  const store = (row: StockFigures) => salable.set(row.productId, isSalable(row));
  const readAll = () => {
    for (const [productId, qty, reserved, backorders] of allPacked<[number, number, number, number]>(
      db,
      "product_id, qty, reserved, backorders",
      "stock",
    ))
      store({ productId, qty, reserved, backorders });
  };
  readAll();

  const touched = query<StockFigures>(
    db,
    `SELECT ${figures} FROM temp.touched_stock t JOIN stock s ON s.product_id = t.product_id`,
  );
  const clearTouched = query(db, "DELETE FROM temp.touched_stock");

  const isInStock = (id: number): boolean => {
    const product = sources.products.get(id);
    if (product === undefined || product.status === "disabled") return false;
    if (product.type === "configurable" || product.type === "grouped") {
      return (sources.childrenOf.get(id) ?? []).some(isInStock);
    }
    if (product.type === "bundle") return bundleInStock(sources.bundleChoicesOf.get(id) ?? [], isInStock);
    return salable.get(id) ?? false;
  };
  return {
    isInStock,
    readAll,
    refresh() {
      const rows = touched.all();
      // An open transaction may be rolled back with these rows.
      if (rows.length === 0 || db.inTransaction) return false;
      rows.forEach(store);
      clearTouched.run();
      return true;
    },
  };
}

/** A bundle with only optional options needs one selection in total. */
function bundleInStock(
  choices: readonly { optionId: number; required: number; productId: number }[],
  isInStock: (id: number) => boolean,
): boolean {
  const required = new Set(choices.filter((choice) => choice.required !== 0).map((choice) => choice.optionId));
  const available = choices.filter((choice) => isInStock(choice.productId));
  if (required.size === 0) return available.length > 0;
  const filled = new Set(available.map((choice) => choice.optionId));
  return [...required].every((optionId) => filled.has(optionId));
}
