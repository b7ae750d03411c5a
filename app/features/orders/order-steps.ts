import { terminalStatus, type Order } from "~/lib/commerce/model/order";
import { toDate } from "~/lib/format/dates";
import { isDeliveryDayOver } from "~/lib/format/delivery-day";

/** The way of an order with delivery, as far as a backend can know it. */
export const ORDER_STEPS = ["Placed", "Confirmed", "Shipped", "Delivered"] as const;

export type OrderProgressInput = Pick<
  Order,
  "status" | "date" | "shippingAddress" | "shippingMethod" | "shipments" | "invoices"
>;

/** Index of the step an order has reached; null where there is nothing to deliver, or no more. */
export function reachedStep(order: OrderProgressInput, now: Date): number | null {
  const { status, date, shippingAddress, shippingMethod, shipments, invoices } = order;
  if (shippingAddress === null || terminalStatus({ status })) return null;
  if (/^delivered$/i.test(status)) return 3;
  if (shipments.length === 0) return invoices.length > 0 || /^processing$/i.test(status) ? 1 : 0;
  // Magento never hears of the arrival. Complete says that all has left, and its way of delivery how long that takes.
  const isThere = /^complete$/i.test(status) && isDeliveryDayOver(shippingMethod ?? "", toDate(date), now);
  return isThere ? 3 : 2;
}

/** The backend's labels in a shopper's words; the shop's own labels stay as they are. "Complete" says that nothing is left to do, not that it arrived. */
const WORDS: Readonly<Record<string, string>> = {
  pending: "Placed",
  "pending payment": "Waiting for payment",
  processing: "Being prepared",
  complete: "Completed",
  closed: "Refunded",
  canceled: "Cancelled",
};

export function statusLabel(status: string): string {
  return WORDS[status.toLowerCase()] ?? status;
}
