import type Database from "libsql";
import type { OrderStore, PlacedOrder } from "./order-store.ts";
import { query } from "./query.ts";

/** By product id; null for all remaining. */
export type Quantities = ReadonlyMap<number, number> | null;

export interface OrderLifecycleStore {
  /** Deducts reserved stock: goods on shipment, services on invoice. */
  takeStock(orderId: number, which: "goods" | "services", quantities: Quantities): void;
  /** First what is reserved, then what was deducted. */
  returnStock(orderId: number, quantities: Quantities): void;
  openOrders(): PlacedOrder[];
  recentOrders(limit: number): PlacedOrder[];
}

export function createOrderLifecycleStore(db: Database.Database, orders: OrderStore): OrderLifecycleStore {
  return { ...orderReads(db, orders), ...stockWrites(db) };
}

function orderReads(db: Database.Database, { orderById }: OrderStore) {
  const open = query<{ id: number }>(
    db,
    "SELECT id FROM shop_order WHERE state IN ('new','pending_payment','processing') ORDER BY id",
  );
  const recent = query<{ id: number }>(db, "SELECT id FROM shop_order ORDER BY id DESC LIMIT ?");
  const found = (rows: { id: number }[]) => rows.flatMap(({ id }) => orderById(id) ?? []);
  return {
    openOrders: () => found(open.all()),
    recentOrders: (limit: number) => found(recent.all(limit)),
  };
}

interface Reserved {
  productId: number;
  held: number;
  /** Deducted and not returned. */
  away: number;
  type: string;
}

function stockWrites(db: Database.Database) {
  const reserved = query<Reserved>(
    db,
    `SELECT r.product_id AS productId, r.quantity - r.taken - r.released AS held, r.taken - r.put_back AS away, p.type
     FROM order_reservation r JOIN product p ON p.id = r.product_id WHERE r.order_id = ?`,
  );
  const stockUpdates = {
    taken: query(db, "UPDATE stock SET qty = qty - ?1, reserved = reserved - ?1 WHERE product_id = ?2"),
    released: query(db, "UPDATE stock SET reserved = reserved - ?1 WHERE product_id = ?2"),
    put_back: query(db, "UPDATE stock SET qty = qty + ?1 WHERE product_id = ?2"),
  };
  const storeStock = query(
    db,
    `UPDATE source_item SET quantity = quantity + ? WHERE product_id = ?
       AND source_code = (SELECT pickup_location_code FROM shop_order WHERE id = ?)`,
  );
  const counters = {
    taken: query(db, "UPDATE order_reservation SET taken = taken + ? WHERE order_id = ? AND product_id = ?"),
    released: query(db, "UPDATE order_reservation SET released = released + ? WHERE order_id = ? AND product_id = ?"),
    put_back: query(db, "UPDATE order_reservation SET put_back = put_back + ? WHERE order_id = ? AND product_id = ?"),
  };
  const move = (orderId: number, productId: number, kind: keyof typeof stockUpdates, count: number) => {
    if (count <= 0) return;
    stockUpdates[kind].run(count, productId);
    if (kind !== "released") storeStock.run(kind === "taken" ? -count : count, productId, orderId);
    counters[kind].run(count, orderId, productId);
  };
  const requested = (quantities: Quantities, productId: number) =>
    quantities === null ? Infinity : (quantities.get(productId) ?? 0);
  return {
    takeStock(orderId: number, which: "goods" | "services", quantities: Quantities) {
      for (const { productId, held, type } of reserved.all(orderId)) {
        if ((type === "virtual") !== (which === "services")) continue;
        move(orderId, productId, "taken", Math.min(held, requested(quantities, productId)));
      }
    },
    returnStock(orderId: number, quantities: Quantities) {
      for (const { productId, held, away } of reserved.all(orderId)) {
        const released = Math.min(held, requested(quantities, productId));
        move(orderId, productId, "released", released);
        move(orderId, productId, "put_back", Math.min(away, requested(quantities, productId) - released));
      }
    },
  };
}
