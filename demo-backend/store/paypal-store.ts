import type Database from "libsql";
import { columns } from "./columns.ts";
import { query } from "./query.ts";

export interface PaypalApproval {
  token: string;
  cartId: number;
  returnUrl: string;
  cancelUrl: string;
  createdAt: string;
  payer: string | null;
  orderId: number | null;
}

export interface PaypalStore {
  open(approval: Omit<PaypalApproval, "payer" | "orderId">): void;
  byToken(token: string): PaypalApproval | undefined;
  approve(token: string, payer: string): void;
  /** The cart's order is charged to it. */
  choose(token: string): void;
  chosenOf(cartId: number): PaypalApproval | undefined;
  /** True only the first time. */
  charge(token: string, orderId: number): boolean;
}

const all = `SELECT ${columns("token cart_id return_url cancel_url created_at payer order_id")} FROM paypal_approval`;

export function createPaypalStore(db: Database.Database): PaypalStore {
  const insert = query(
    db,
    "INSERT INTO paypal_approval (token, cart_id, return_url, cancel_url, created_at) VALUES (?, ?, ?, ?, ?)",
  );
  const byToken = query<PaypalApproval>(db, `${all} WHERE token = ?`);
  const approve = query(db, "UPDATE paypal_approval SET payer = ? WHERE token = ? AND order_id IS NULL");
  const choose = query(
    db,
    "UPDATE paypal_approval SET is_set = (token = ?1) WHERE cart_id = (SELECT cart_id FROM paypal_approval WHERE token = ?1)",
  );
  const chosen = query<PaypalApproval>(db, `${all} WHERE cart_id = ? AND is_set = 1`);
  const charge = query(db, "UPDATE paypal_approval SET order_id = ? WHERE token = ? AND order_id IS NULL");
  return {
    open: ({ token, cartId, returnUrl, cancelUrl, createdAt }) =>
      void insert.run(token, cartId, returnUrl, cancelUrl, createdAt),
    byToken: (token) => byToken.get(token),
    approve: (token, payer) => void approve.run(payer, token),
    choose: (token) => void choose.run(token),
    chosenOf: (cartId) => chosen.get(cartId),
    charge: (token, orderId) => charge.run(orderId, token).changes > 0,
  };
}
