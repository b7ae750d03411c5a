import type Database from "libsql";
import { query } from "./query.ts";

export interface CartRestoreStore {
  activeOfCustomer(customerId: number): number | undefined;
  /** Moves content and public id of an ordered cart into a new active cart; returns its id. */
  moveToNewCart(cartId: number, now: Date): number;
}

const copiedColumns = `customer_id, store_code, email, coupon_code, carrier_code, method_code, payment_method,
  purchase_order_number, pickup_location_code`;
const partTables = ["cart_line", "cart_address", "cart_hosted_payment"];

export function createCartRestoreStore(db: Database.Database): CartRestoreStore {
  const active = query<{ id: number }>(
    db,
    "SELECT id FROM cart WHERE customer_id = ? AND is_active = 1 ORDER BY id DESC LIMIT 1",
  );
  const maskedId = query<{ maskedId: string }>(db, "SELECT masked_id AS maskedId FROM cart WHERE id = ?");
  const rename = query(db, "UPDATE cart SET masked_id = masked_id || '/' || id, is_active = 0 WHERE id = ?");
  const copy = query(
    db,
    `INSERT INTO cart (masked_id, is_active, created_at, updated_at, ${copiedColumns})
     SELECT ?, 1, ?, ?, ${copiedColumns} FROM cart WHERE id = ?`,
  );
  const moves = partTables.map((table) => query(db, `UPDATE ${table} SET cart_id = ? WHERE cart_id = ?`));
  return {
    activeOfCustomer: (customerId) => active.get(customerId)?.id,
    moveToNewCart(cartId, now) {
      const cart = maskedId.get(cartId);
      if (!cart) throw new Error(`Restoring a cart: there is none with id ${cartId}`);
      const time = now.toISOString();
      rename.run(cartId);
      const restored = copy.run(cart.maskedId, time, time, cartId).lastInsertRowid;
      for (const move of moves) move.run(restored, cartId);
      return restored;
    },
  };
}
