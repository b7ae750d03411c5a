import { describe, expect, test } from "vitest";
import { lineStatus, stateAfter, statusLabel, statusOf, stepProblem, type OrderProgress } from "./order-lifecycle.ts";

const fresh: OrderProgress = { state: "new", isVirtual: false, isInvoiced: false, isShipped: false };
const unpaid: OrderProgress = { ...fresh, state: "pending_payment" };
const paid: OrderProgress = { ...fresh, state: "processing", isInvoiced: true };
const sent: OrderProgress = { ...fresh, state: "processing", isShipped: true };
const complete: OrderProgress = { ...fresh, state: "complete", isInvoiced: true, isShipped: true };
const canceled: OrderProgress = { ...fresh, state: "canceled" };
const virtual: OrderProgress = { ...fresh, isVirtual: true };

describe("stepProblem", () => {
  test.each([
    ["a fresh order", fresh, "invoice ship cancel"],
    ["one whose payment is awaited", unpaid, "cancel"],
    ["a paid one", paid, "ship refund"],
    ["one sent before it was paid", sent, "invoice"],
    ["a complete one", complete, "refund"],
    ["a cancelled one", canceled, ""],
    ["a refunded one", { ...complete, state: "closed" }, ""],
    ["services only", virtual, "invoice cancel"],
  ] as const)("%s", (_, progress, possible) => {
    const steps = (["invoice", "ship", "cancel", "refund"] as const).filter(
      (step) => stepProblem(progress, step) === null,
    );
    expect(steps.join(" ")).toBe(possible);
  });
});

describe("stateAfter", () => {
  test.each([
    [fresh, "invoice", "processing"],
    [sent, "invoice", "complete"],
    [virtual, "invoice", "complete"],
    [fresh, "ship", "processing"],
    [paid, "ship", "complete"],
    [fresh, "cancel", "canceled"],
    [complete, "refund", "closed"],
  ] as const)("%o, %s: %s", (progress, step, state) => {
    expect(stateAfter(progress, step)).toBe(state);
  });
});

test("every state has a label for its status", () => {
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
])("a line is %s", (status, quantities) => {
  expect(lineStatus({ ordered: 2, invoiced: 0, shipped: 0, refunded: 0, canceled: 0, ...quantities })).toBe(status);
});
