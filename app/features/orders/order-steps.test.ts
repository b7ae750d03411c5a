import { expect, test } from "vitest";
import { ORDER_STEPS, reachedStep, statusLabel } from "./order-steps";
import { sampleOrder } from "./testing/sample-order";

const shipments = [{ number: "1", tracks: [], lines: [] }];
const invoices = [{ number: "1", total: sampleOrder.total, lines: [], comments: [] }];

const now = new Date("2026-12-05T06:00:00Z");
const taking = (shippingMethod: string) => ({ status: "Complete", invoices, shipments, shippingMethod });

test.each([
  ["Placed", {}],
  ["Confirmed", { status: "Processing" }],
  ["Confirmed", { invoices }],
  ["Shipped", { status: "Processing", invoices, shipments }],
  ["Shipped", { status: "Complete", invoices, shipments }],
  ["Delivered", { status: "Delivered", invoices, shipments }],
  ["Shipped", taking("Free delivery - 4 to 14 days")],
  ["Delivered", taking("Free delivery - 4 to 7 days")],
  ["Shipped", { ...taking("Free delivery - 4 to 7 days"), status: "Processing" }],
])("an order is %s when %j", (step, facts) => {
  expect(ORDER_STEPS[reachedStep({ ...sampleOrder, ...facts }, now) ?? -1]).toBe(step);
});

test.each([{ status: "Canceled" }, { status: "Closed", shipments }, { shippingAddress: null }])(
  "there is no way to show when %j",
  (facts) => {
    expect(reachedStep({ ...sampleOrder, ...facts }, now)).toBeNull();
  },
);

test.each([
  ["Pending", "Placed"],
  ["Canceled", "Cancelled"],
  ["Closed", "Refunded"],
  ["Out for delivery", "Out for delivery"],
])("%s is %s in a shopper's words", (status, words) => {
  expect(statusLabel(status)).toBe(words);
});
