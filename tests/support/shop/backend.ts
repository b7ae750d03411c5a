import {
  createDemoBackend,
  type DemoBackend,
  type DemoBackendOptions,
} from "../../../demo-backend/create-demo-backend.ts";
import { passwordCost } from "../../../demo-backend/rules/password.ts";
import type { BookedOrder } from "./order-counter.ts";

passwordCost.N = 1_024;

export interface OpenBackend {
  endpoint: string;
  demo: DemoBackend;
  /** Oldest first. */
  ordersOf(email: string): BookedOrder[];
  close(): Promise<void>;
}

/** With winter offers, so that prices do not depend on the date. */
const shopDay = Date.parse("2026-11-21T06:30:00Z");

/** Only resized pictures are kept between runs. */
const inMemory = { file: ":memory:", dataDir: ".cache/test-shop" };

/**
 * The demo backend in this process, in memory, as strict as a real Magento. `changes` opens one
 * with other settings (prices without tax, say).
 */
export async function openBackend(changes: DemoBackendOptions = {}): Promise<OpenBackend> {
  const opened = Date.now();
  const now = () => new Date(shopDay + Date.now() - opened);
  const backend = await createDemoBackend({
    ...{ ...inMemory, now, quirks: true, ...changes },
    settings: { razorpay: true, ...changes.settings },
  });
  // A run buys more than the stock. Scarce and sold-out products stay so.
  backend.store.db.exec("UPDATE stock SET qty = 100000 WHERE qty >= 10");
  const orders = backend.store.db.prepare(
    "SELECT number, grand_total AS grandTotal FROM shop_order WHERE email = ? ORDER BY id",
  );
  return {
    endpoint: backend.endpoint,
    demo: backend,
    ordersOf: (email) => orders.all(email) as unknown as BookedOrder[], // the columns of the statement above
    close: () => backend.close(),
  };
}

export function setStock({ store }: DemoBackend, sku: string, pieces: number): void {
  store.db
    .prepare("UPDATE stock SET qty = ? WHERE product_id = (SELECT id FROM product WHERE sku = ?)")
    .run(pieces, sku);
}
