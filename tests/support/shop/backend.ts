import { createDemoBackend } from "../../../demo-backend/create-demo-backend.ts";

export interface SharedBackend {
  endpoint: string;
  countOrders(email: string): number;
  close(): Promise<void>;
}

/** A day on which the catalogue's winter offers hold, so that prices do not depend on when the tests run. */
const shopDay = Date.parse("2026-11-21T06:30:00Z");

/** The demo backend in this process, in memory; only the pictures it has drawn are kept for the next run. */
export async function openBackend(): Promise<SharedBackend> {
  const opened = Date.now();
  const now = () => new Date(shopDay + Date.now() - opened);
  const backend = await createDemoBackend({ file: ":memory:", dataDir: ".cache/test-shop", now, quirks: true });
  // A run buys more phones than one shelf holds; what is scarce or sold out stays so.
  backend.store.db.exec("UPDATE stock SET qty = 100000 WHERE qty >= 10");
  const orders = backend.store.db.prepare("SELECT count(*) AS orders FROM shop_order WHERE email = ?");
  return {
    endpoint: backend.endpoint,
    countOrders: (email) => Number((orders.get(email) as { orders: number }).orders), // the columns of the statement above
    close: () => backend.close(),
  };
}
