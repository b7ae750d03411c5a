import { howItEnded, type Order } from "~/lib/commerce/model/order";

/** The way of an order with delivery, as far as a backend can know it. */
export const ORDER_STEPS = ["Placed", "Confirmed", "Shipped", "Delivered"] as const;

type Travelling = Pick<Order, "status" | "shippingAddress" | "shipments" | "invoices">;

/** Index of the step an order has reached; null where there is nothing to deliver, or no more. */
export function reachedStep({ status, shippingAddress, shipments, invoices }: Travelling): number | null {
  if (shippingAddress === null || howItEnded({ status })) return null;
  // Magento itself never hears of the arrival; a shop may have a status for it.
  if (/^delivered$/i.test(status)) return 3;
  if (shipments.length > 0) return 2;
  return invoices.length > 0 || /^processing$/i.test(status) ? 1 : 0;
}
