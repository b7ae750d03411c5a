import type Database from "libsql";
import { query } from "./query.ts";

/** Which shop a cart or order is collected from. */
export interface PickupStore {
  ofCart(cartId: number): string | null;
  setOfCart(cartId: number, code: string | null): void;
  /** The order keeps what its cart had. */
  copyToOrder(orderId: number): void;
  ofOrder(orderId: number): string | null;
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
  return {
    ofCart: (cartId) => ofCart.get(cartId)?.code ?? null,
    setOfCart: (cartId, code) => void setOfCart.run(code, cartId),
    copyToOrder: (orderId) => void copy.run(orderId),
    ofOrder: (orderId) => ofOrder.get(orderId)?.code ?? null,
  };
}
