import { terminalStatus, type Order } from "~/lib/commerce/model/order";
import { toDate } from "~/lib/format/dates";
import { isDeliveryDayOver } from "~/lib/format/delivery-day";

/** The way of an order that is delivered, as far as a backend can know it. */
const DELIVERED = ["Placed", "Confirmed", "Shipped", "Delivered"];
/** Of one whose method names no days. */
const COMPLETED = ["Placed", "Confirmed", "Shipped", "Completed"];
/** Of one that is collected: Magento ships it when the store has it ready. */
const COLLECTED = ["Placed", "Confirmed", "Ready to collect"];

export type OrderProgressInput = Pick<
  Order,
  "status" | "date" | "shippingAddress" | "shippingMethod" | "collectedFrom" | "shipments" | "invoices"
>;

interface OrderSteps {
  readonly names: readonly string[];
  /** Index of the step reached. */
  readonly reached: number;
}

/** The steps of an order; null where there is nothing to deliver, or no more. */
export function orderSteps(order: OrderProgressInput, now: Date): OrderSteps | null {
  const { status, shippingAddress, collectedFrom, shipments, invoices } = order;
  if (shippingAddress === null || terminalStatus({ status })) return null;
  const names = collectedFrom === null ? DELIVERED : COLLECTED;
  const last = names.length - 1;
  if (/^delivered$/i.test(status)) return { names, reached: last };
  if (shipments.length === 0) return { names, reached: invoices.length > 0 || /^processing$/i.test(status) ? 1 : 0 };
  const words = orderStatus({ ...order, isShipped: true }, now);
  if (words === "Completed") return { names: COMPLETED, reached: last };
  return { names, reached: words === "Delivered" ? last : 2 };
}

/**
 * The order's status in a shopper's words. "Complete" says that all has been sent, and the method how long that takes: Magento never hears of the
 * arrival.
 */
export function orderStatus(order: StatusInput, now: Date): string {
  const { status, date, shippingMethod, collectedFrom, isShipped } = order;
  const isComplete = /^complete$/i.test(status);
  if (!(isComplete || (isShipped && /^processing$/i.test(status))) || shippingMethod === null)
    return statusLabel(status);
  if (collectedFrom !== null) return "Ready to collect";
  if (!isComplete) return "Shipped";
  const isThere = isDeliveryDayOver(shippingMethod, toDate(date), now);
  if (isThere === null) return statusLabel(status);
  return isThere ? "Delivered" : "Shipped";
}

interface StatusInput extends Pick<Order, "status" | "date" | "shippingMethod" | "collectedFrom"> {
  readonly isShipped: boolean;
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
