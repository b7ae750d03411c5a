import { describe, expect, test } from "vitest";
import { lineStatus, stateAfter, statusLabel, statusOf, stepProblem, type OrderProgress } from "./order-lifecycle.ts";

const newOrder: OrderProgress = { state: "new", isVirtual: false, isInvoiced: false, isShipped: false };
const unpaid: OrderProgress = { ...newOrder, state: "pending_payment" };
const paid: OrderProgress = { ...newOrder, state: "processing", isInvoiced: true };
const shipped: OrderProgress = { ...newOrder, state: "processing", isShipped: true };
const complete: OrderProgress = { ...newOrder, state: "complete", isInvoiced: true, isShipped: true };
const canceled: OrderProgress = { ...newOrder, state: "canceled" };
const virtual: OrderProgress = { ...newOrder, isVirtual: true };

describe("stepProblem", () => {
  test.each([
    ["a new order", newOrder, "invoice ship cancel"],
    ["an unpaid order", unpaid, "cancel"],
    ["a paid order", paid, "ship refund"],
    ["an order shipped before payment", shipped, "invoice"],
    ["a complete order", complete, "refund"],
    ["a cancelled order", canceled, ""],
    ["a refunded order", { ...complete, state: "closed" }, ""],
    ["an order of services", virtual, "invoice cancel"],
  ] as const)("allows only the possible steps of %s", (_, progress, possible) => {
    const steps = (["invoice", "ship", "cancel", "refund"] as const).filter(
      (step) => stepProblem(progress, step) === null,
    );
    expect(steps.join(" ")).toBe(possible);
  });
});

describe("stateAfter", () => {
  test.each([
    [newOrder, "invoice", "processing"],
    [shipped, "invoice", "complete"],
    [virtual, "invoice", "complete"],
    [newOrder, "ship", "processing"],
    [paid, "ship", "complete"],
    [newOrder, "cancel", "canceled"],
    [complete, "refund", "closed"],
  ] as const)("of %o after %s is %s", (progress, step, state) => {
    expect(stateAfter(progress, step)).toBe(state);
  });
});

test("every state has a status label", () => {
  const states = ["new", "pending_payment", "processing", "complete", "closed", "canceled"] as const;
  expect(states.map((state) => statusLabel(statusOf(state)))).toEqual([
    "Pending",
    "Pending Payment",
    "Processing",
    "Complete",
    "Closed",
    "Canceled",
  ]);
});

test.each([
  ["Ordered", {}],
  ["Invoiced", { invoiced: 2 }],
  ["Shipped", { invoiced: 2, shipped: 2 }],
  ["Partial", { shipped: 1 }],
  ["Refunded", { invoiced: 2, shipped: 2, refunded: 2 }],
  ["Canceled", { canceled: 2 }],
])("lineStatus returns %s", (status, quantities) => {
  expect(lineStatus({ ordered: 2, invoiced: 0, shipped: 0, refunded: 0, canceled: 0, ...quantities })).toBe(status);
});
