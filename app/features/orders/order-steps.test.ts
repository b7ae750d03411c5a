import { expect, test } from "vitest";
import { statusInWords } from "./order-status";
import { ORDER_STEPS, reachedStep } from "./order-steps";
import { sampleOrder } from "./testing/sample-order";

const shipments = [{ number: "1", tracks: [], lines: [] }];
const invoices = [{ number: "1", total: sampleOrder.total, lines: [], comments: [] }];

test.each([
  ["Placed", {}],
  ["Confirmed", { status: "Processing" }],
  ["Confirmed", { invoices }],
  ["Shipped", { status: "Processing", invoices, shipments }],
  ["Shipped", { status: "Complete", invoices, shipments }],
  ["Delivered", { status: "Delivered", invoices, shipments }],
])("an order is %s when %j", (step, facts) => {
  expect(ORDER_STEPS[reachedStep({ ...sampleOrder, ...facts }) ?? -1]).toBe(step);
});

test.each([{ status: "Canceled" }, { status: "Closed", shipments }, { shippingAddress: null }])(
  "there is no way to show when %j",
  (facts) => {
    expect(reachedStep({ ...sampleOrder, ...facts })).toBeNull();
  },
);

test.each([
  ["Pending", "Placed"],
  ["Canceled", "Cancelled"],
  ["Closed", "Refunded"],
  ["Out for delivery", "Out for delivery"],
])("%s is %s in a shopper's words", (status, words) => {
  expect(statusInWords(status)).toBe(words);
});
