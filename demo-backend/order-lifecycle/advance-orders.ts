import { razorpayPayment } from "../rules/payment.ts";
import { dueStep } from "../rules/order-pace.ts";
import { failPayment } from "./settle-payment.ts";
import type { Store } from "../store/database.ts";
import type { PlacedOrder } from "../store/order-store.ts";
import { progressOf } from "./order-progress.ts";
import { takeStep, type ShipmentTracking } from "./take-step.ts";

/** At most one due step for each open order; returns how many changed. */
export function advanceOrders(store: Store, now: Date): number {
  return store.orderLifecycle.openOrders().filter((order) => advanceOrder(store, order, now)).length;
}

function advanceOrder(store: Store, order: PlacedOrder, now: Date): boolean {
  const { paymentMethod, createdAt } = order;
  // Unpaid at Razorpay.
  if (order.state === "new" && paymentMethod === razorpayPayment.code) return false;
  const step = dueStep({ ...progressOf(store, order), paymentMethod, placedAt: new Date(createdAt) }, now);
  if (step === null) return false;
  if (order.state === "pending_payment") return failPayment(store, order.id, { now, reason: "abandoned" });
  const tracking = step === "ship" ? trackingOf(order) : undefined;
  return "order" in takeStep(store, order.id, step, { now, tracking });
}

const carriers: Record<string, string> = {
  tablerate: "Bijli Express",
  freeshipping: "Saral Post",
  flatrate: "Saral Post",
};

/** With a fictitious carrier; undefined for pickup. */
export function trackingOf({ number, carrierCode }: PlacedOrder): ShipmentTracking | undefined {
  const carrierTitle = carriers[carrierCode ?? ""];
  if (carrierTitle === undefined) return undefined;
  const trackingNumber = `${carrierTitle.slice(0, 2).toUpperCase()}${number}IN`;
  return { carrier: "custom", carrierTitle, trackingNumber };
}
