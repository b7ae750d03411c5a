import { expect, test } from "vitest";
import { orderStatus, orderSteps, statusLabel } from "./order-facts";
import { sampleOrder } from "./testing/sample-order";

const shipments = [{ number: "1", tracks: [], lines: [] }];
const invoices = [{ number: "1", total: sampleOrder.total, lines: [], comments: [] }];

const INDIA = "Asia/Kolkata";
const now = new Date("2026-12-05T06:00:00Z");
const taking = (shippingMethod: string) => ({ status: "Complete", invoices, shipments, shippingMethod });
const collected = { shippingMethod: "In-Store Pickup - Bijli Pune", collectedFrom: "Bijli Pune" };

test.each([
  ["Placed", "Placed", {}],
  ["Confirmed", "Being prepared", { status: "Processing" }],
  ["Confirmed", "Placed", { invoices }],
  ["Shipped", "Shipped", { status: "Processing", invoices, shipments }],
  ["Delivered", "Delivered", { status: "Delivered", invoices, shipments }],
  ["Shipped", "Shipped", taking("Free delivery - 4 to 14 days")],
  ["Delivered", "Delivered", taking("Free delivery - 4 to 7 days")],
  ["Completed", "Completed", taking("Standard delivery")],
  ["Shipped", "Shipped", { ...taking("Free delivery - 4 to 7 days"), status: "Processing" }],
  ["Confirmed", "Being prepared", { ...collected, status: "Processing", invoices }],
  ["Ready to collect", "Ready to collect", { ...collected, status: "Complete", invoices, shipments }],
])("an order is %s, with the status %s, when %j", (step, status, facts) => {
  const order = { ...sampleOrder, ...facts };
  const steps = orderSteps(order, now, INDIA);
  expect(steps?.names[steps.reached]).toBe(step);
  expect(orderStatus({ ...order, isShipped: order.shipments.length > 0 }, now, INDIA)).toBe(status);
});

test.each([{ status: "Canceled" }, { status: "Closed", shipments }, { shippingAddress: null }])(
  "there is no progress when %j",
  (facts) => {
    expect(orderSteps({ ...sampleOrder, ...facts }, now, INDIA)).toBeNull();
  },
);

test.each([
  ["Pending", "Placed"],
  ["Canceled", "Cancelled"],
  ["Closed", "Refunded"],
  ["Out for delivery", "Out for delivery"],
])("the status %s is shown as %s", (status, words) => {
  expect(statusLabel(status)).toBe(words);
});
