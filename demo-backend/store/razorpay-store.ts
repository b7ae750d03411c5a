import type Database from "libsql";
import { query } from "./query.ts";

export interface RazorpayOrder {
  id: string;
  orderId: number;
  paymentId: string | null;
}

export interface RazorpayStore {
  open(id: string, orderId: number): void;
  byId(id: string): RazorpayOrder | undefined;
  latestOf(orderId: number): RazorpayOrder | undefined;
  /** True only for the first payment. */
  pay(id: string, paymentId: string): boolean;
}

const all = "SELECT id, order_id AS orderId, payment_id AS paymentId FROM razorpay_order";

export function createRazorpayStore(db: Database.Database): RazorpayStore {
  const insert = query(db, "INSERT INTO razorpay_order (id, order_id) VALUES (?, ?)");
  const byId = query<RazorpayOrder>(db, `${all} WHERE id = ?`);
  const latest = query<RazorpayOrder>(db, `${all} WHERE order_id = ? ORDER BY rowid DESC LIMIT 1`);
  const pay = query(db, "UPDATE razorpay_order SET payment_id = ? WHERE id = ? AND payment_id IS NULL");
  return {
    open: (id, orderId) => void insert.run(id, orderId),
    byId: (id) => byId.get(id),
    latestOf: (orderId) => latest.get(orderId),
    pay: (id, paymentId) => pay.run(paymentId, id).changes > 0,
  };
}
