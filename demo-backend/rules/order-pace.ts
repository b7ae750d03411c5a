import type { OrderProgress, OrderStep } from "./order-lifecycle.ts";

export interface WaitingOrder extends OrderProgress {
  paymentMethod: string;
  placedAt: Date;
}

const minute = 60_000;

/** Minutes in the demo stand for hours. */
export function dueStep(order: WaitingOrder, now: Date): OrderStep | null {
  const age = (now.getTime() - order.placedAt.getTime()) / minute;
  switch (order.state) {
    case "pending_payment":
      return age >= unpaidAfter ? "cancel" : null;
    case "new":
    case "processing":
      return nextOfOpen(order, age);
    default:
      return null;
  }
}

const unpaidAfter = 30;

function nextOfOpen(order: WaitingOrder, age: number): OrderStep | null {
  const canShip = !order.isVirtual && !order.isShipped;
  // Cash on delivery: shipped first, invoiced on delivery.
  const steps: [OrderStep, boolean, number][] =
    order.paymentMethod === "cashondelivery" && !order.isVirtual
      ? [
          ["ship", canShip, 5],
          ["invoice", !order.isInvoiced, 15],
        ]
      : [
          ["invoice", !order.isInvoiced, 2],
          ["ship", canShip, 5],
        ];
  const next = steps.find(([, isOpen]) => isOpen);
  return next && age >= next[2] ? next[0] : null;
}
