import {
  createDemoBackend,
  type DemoBackend,
  type DemoBackendOptions,
} from "../../../demo-backend/create-demo-backend.ts";
import type { BookedOrder } from "./order-counter.ts";

export interface OpenBackend {
  endpoint: string;
  /** The backend itself, for what a merchant or the test of a fault changes while it runs. */
  demo: DemoBackend;
  /** From its books, oldest first. */
  ordersOf(email: string): BookedOrder[];
  close(): Promise<void>;
}

/** A day on which the catalogue's winter offers hold, so that prices do not depend on when the tests run. */
const shopDay = Date.parse("2026-11-21T06:30:00Z");

/** Only the pictures it has drawn are kept for the next run, as large as a card shows them: encoding larger ones takes long. */
export const inMemory = { file: ":memory:", dataDir: ".cache/test-shop", picturesReduced: 5 };

/**
 * The demo backend in this process, in memory, as strict as a real Magento. A test that needs another merchant
 * (prices without tax, say) opens one of its own with `changes`.
 */
export async function openBackend(changes: DemoBackendOptions = {}): Promise<OpenBackend> {
  const opened = Date.now();
  const now = () => new Date(shopDay + Date.now() - opened);
  const backend = await createDemoBackend({
    ...{ ...inMemory, now, quirks: true, ...changes },
    settings: { razorpay: true, ...changes.settings },
  });
  // A run buys more phones than one shelf holds; what is scarce or sold out stays so.
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

/** So many pieces are on the shelf, whatever was there before. */
export function leaveInStock({ store }: DemoBackend, sku: string, pieces: number): void {
  store.db
    .prepare("UPDATE stock SET qty = ? WHERE product_id = (SELECT id FROM product WHERE sku = ?)")
    .run(pieces, sku);
}
