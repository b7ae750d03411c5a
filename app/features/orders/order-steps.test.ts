import { expect, test } from "vitest";
import { orderStatus, orderSteps, statusLabel } from "./order-facts";
import { sampleOrder } from "./testing/sample-order";

const shipments = [{ number: "1", tracks: [], lines: [] }];
const invoices = [{ number: "1", total: sampleOrder.total, lines: [], comments: [] }];

const INDIA = "Asia/Kolkata";
const now = new Date("2026-12-05T06:00:00Z");
const shippedBy = (shippingMethod: string) => ({ status: "Complete", invoices, shipments, shippingMethod });
const collected = { shippingMethod: "In-Store Pickup - Bijli Pune", collectedFrom: "Bijli Pune" };

test.each([
  ["Placed", "Placed", {}],
  ["Confirmed", "Being prepared", { status: "Processing" }],
  ["Confirmed", "Placed", { invoices }],
  ["Shipped", "Shipped", { status: "Processing", invoices, shipments }],
  ["Delivered", "Delivered", { status: "Delivered", invoices, shipments }],
  ["Shipped", "Shipped", shippedBy("Free delivery - 4 to 14 days")],
  ["Delivered", "Delivered", shippedBy("Free delivery - 4 to 7 days")],
  ["Completed", "Completed", shippedBy("Standard delivery")],
  ["Shipped", "Shipped", { ...shippedBy("Free delivery - 4 to 7 days"), status: "Processing" }],
  ["Confirmed", "Being prepared", { ...collected, status: "Processing", invoices }],
  ["Ready to collect", "Ready to collect", { ...collected, status: "Complete", invoices, shipments }],
])("orderSteps reaches %s, with the status %s, for %j", (step, status, facts) => {
  const order = { ...sampleOrder, ...facts };
  const steps = orderSteps(order, now, INDIA);
  expect(steps?.names[steps.reached]).toBe(step);
  expect(orderStatus({ ...order, isShipped: order.shipments.length > 0 }, now, INDIA)).toBe(status);
});

test.each([{ status: "Canceled" }, { status: "Closed", shipments }, { shippingAddress: null }])(
  "orderSteps returns null for %j",
  (facts) => {
    expect(orderSteps({ ...sampleOrder, ...facts }, now, INDIA)).toBeNull();
  },
);

test.each([
  ["Pending", "Placed"],
  ["Canceled", "Cancelled"],
  ["Closed", "Refunded"],
  ["Out for delivery", "Out for delivery"],
])("statusLabel for %s is %s", (status, label) => {
  expect(statusLabel(status)).toBe(label);
});
