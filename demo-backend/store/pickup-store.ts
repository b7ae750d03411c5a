import type Database from "libsql";
import { query } from "./query.ts";

export interface PickupStore {
  ofCart(cartId: number): string | null;
  setOfCart(cartId: number, code: string | null): void;
  copyToOrder(orderId: number): void;
  ofOrder(orderId: number): string | null;
  /** By store, without reservations; null for a product that is sent to all stores. */
  stockInStores(productId: number): ReadonlyMap<string, number> | null;
}

type Row = { code: string | null };

export function createPickupStore(db: Database.Database): PickupStore {
  const ofCart = query<Row>(db, "SELECT pickup_location_code AS code FROM cart WHERE id = ?");
  const ofOrder = query<Row>(db, "SELECT pickup_location_code AS code FROM shop_order WHERE id = ?");
  const setOfCart = query(db, "UPDATE cart SET pickup_location_code = ? WHERE id = ?");
  const copy = query(
    db,
    `UPDATE shop_order SET pickup_location_code = (SELECT c.pickup_location_code FROM cart c WHERE c.id = cart_id)
     WHERE id = ?`,
  );
  const salable = query<{ code: string; left: number }>(
    db,
    `SELECT s.source_code AS code, s.quantity - COALESCE((
       SELECT SUM(r.quantity - r.taken - r.released) FROM shop_order o
       JOIN order_reservation r ON r.order_id = o.id AND r.product_id = s.product_id
       WHERE o.pickup_location_code = s.source_code), 0) AS left
     FROM source_item s WHERE s.product_id = ?`,
  );
  return {
    ofCart: (cartId) => ofCart.get(cartId)?.code ?? null,
    setOfCart: (cartId, code) => void setOfCart.run(code, cartId),
    copyToOrder: (orderId) => void copy.run(orderId),
    ofOrder: (orderId) => ofOrder.get(orderId)?.code ?? null,
    stockInStores(productId) {
      const stocks = salable.all(productId);
      return stocks.length === 0 ? null : new Map(stocks.map(({ code, left }) => [code, left]));
    },
  };
}
