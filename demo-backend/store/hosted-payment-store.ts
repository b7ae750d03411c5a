import type Database from "libsql";
import { columns } from "./columns.ts";
import { insertion } from "./insertion.ts";
import { query } from "./query.ts";

export type HostedStatus = "open" | "challenge" | "approved" | "declined" | "canceled";

interface ReturnUrls {
  returnUrl: string;
  cancelUrl: string;
}

export interface HostedPayment extends ReturnUrls {
  /** Secret: anyone who knows it may pay. */
  id: string;
  orderId: number;
  amount: number;
  status: HostedStatus;
  /** Safe to show: "Card ending 1111". */
  means: string | null;
  reason: string | null;
  wrongCodes: number;
  createdAt: string;
  settledAt: string | null;
}

export interface HostedPaymentStore {
  /** Signs results between provider and shop. */
  secret(): string;
  returnUrlsOfCart(cartId: number): ReturnUrls | undefined;
  saveReturnUrls(cartId: number, returnUrls: ReturnUrls): void;
  open(payment: Pick<HostedPayment, "id" | "orderId" | "amount" | "createdAt"> & ReturnUrls): void;
  byId(id: string): HostedPayment | undefined;
  ofOrder(orderId: number): HostedPayment | undefined;
  /** Changes only a pending payment; returns whether it did. */
  change(id: string, change: Pick<HostedPayment, "status" | "means" | "reason" | "wrongCodes" | "settledAt">): boolean;
}

const paymentColumns = "id order_id amount return_url cancel_url status means reason wrong_codes created_at settled_at";

export function createHostedPaymentStore(db: Database.Database): HostedPaymentStore {
  const secret = query<{ value: string }>(db, "SELECT value FROM store_note WHERE key = 'payment-secret'");
  const returnUrls = query<ReturnUrls>(
    db,
    `SELECT ${columns("return_url cancel_url")} FROM cart_hosted_payment WHERE cart_id = ?`,
  );
  const saveUrls = query(db, "INSERT OR REPLACE INTO cart_hosted_payment VALUES (?, ?, ?)");
  const insert = insertion(db, "hosted_payment", "id order_id amount return_url cancel_url created_at");
  const byId = query<HostedPayment>(db, `SELECT ${columns(paymentColumns)} FROM hosted_payment WHERE id = ?`);
  const byOrder = query<HostedPayment>(db, `SELECT ${columns(paymentColumns)} FROM hosted_payment WHERE order_id = ?`);
  const update = query(
    db,
    `UPDATE hosted_payment SET status = ?, means = ?, reason = ?, wrong_codes = ?, settled_at = ?
     WHERE id = ? AND status IN ('open','challenge')`,
  );
  return {
    secret() {
      const row = secret.get();
      if (!row) throw new Error("Signing a payment: the database has no secret");
      return row.value;
    },
    returnUrlsOfCart: (cartId) => returnUrls.get(cartId),
    saveReturnUrls: (cartId, { returnUrl, cancelUrl }) => void saveUrls.run(cartId, returnUrl, cancelUrl),
    open: (payment) => void insert(payment),
    byId: (id) => byId.get(id),
    ofOrder: (orderId) => byOrder.get(orderId),
    change(id, { status, means, reason, wrongCodes, settledAt }) {
      return update.run(status, means, reason, wrongCodes, settledAt, id).changes > 0;
    },
  };
}
