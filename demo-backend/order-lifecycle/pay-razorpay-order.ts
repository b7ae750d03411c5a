import type { Store } from "../store/database.ts";
import { takeStep } from "./take-step.ts";

/** Called on the browser's return and by the webhook; only a pending order changes. */
export function payRazorpayOrder(
  store: Store,
  orderId: number,
  { payment, now }: { payment: string; now: Date },
): void {
  store.transaction(() => {
    if (store.orders.orderById(orderId)?.state === "new")
      takeStep(store, orderId, "invoice", { now, comment: `Paid at Razorpay: ${payment}.` });
  });
}
