import { takeStep } from "./take-step.ts";
import type { Store } from "../store/database.ts";
import { restoreCart } from "./restore-cart.ts";

export interface PaymentResult {
  payment: string;
  result: "approved" | "declined" | "canceled";
  reason: string;
}

/**
 * Returns whether the order changed. Called by redirect and webhook in any order: only a pending
 * payment changes.
 */
export function settlePayment(store: Store, { payment: id, result, reason }: PaymentResult, now: Date): boolean {
  const payment = store.hostedPayments.byId(id);
  if (!payment) return false;
  if (result !== "approved") return failPayment(store, payment.orderId, { now, reason: reason || result });
  return store.transaction(() => {
    const order = store.orders.orderById(payment.orderId);
    if (order?.state === "canceled") return noteLateRefund(store, order.id, now);
    if (order?.state !== "pending_payment") return false;
    store.sales.saveState(order.id, "processing", "processing", now);
    takeStep(store, order.id, "invoice", { now, comment: `Paid: ${payment.means ?? "on the payment page"}.` });
    return true;
  });
}

const lateRefundComment = "The payment came after the order had been cancelled and was returned.";

/** Adds the comment once, however often the provider reports it. */
function noteLateRefund(store: Store, orderId: number, now: Date): boolean {
  const isNoted = store.sales.commentsOf(orderId).some(({ message }) => message === lateRefundComment);
  if (!isNoted) store.sales.saveComment(orderId, lateRefundComment, now);
  return false;
}

const comments: Record<string, string> = {
  canceled: "You left the payment page.",
  abandoned: "The payment was not finished in time.",
  declined: "Your bank declined the payment.",
  insufficient_funds: "Your bank declined the payment: not enough balance.",
  challenge_failed: "The code from your bank was incorrect.",
};

export function failPayment(store: Store, orderId: number, { now, reason }: { now: Date; reason: string }): boolean {
  return store.transaction(() => {
    const order = store.orders.orderById(orderId);
    if (order?.state !== "pending_payment") return false;
    takeStep(store, orderId, "cancel", { now, comment: comments[reason] ?? comments["declined"] ?? reason });
    const payment = store.hostedPayments.ofOrder(orderId);
    if (payment) {
      const status = reason === "canceled" || reason === "abandoned" ? "canceled" : "declined";
      store.hostedPayments.change(payment.id, { ...payment, status, reason, settledAt: now.toISOString() });
    }
    restoreCart(store, order, now);
    return true;
  });
}
