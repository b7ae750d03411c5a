import { describe, expect, test } from "vitest";
import type { Address } from "./address";
import { type OrderNumber, asId } from "./ids";
import { money } from "./money";
import { terminalStatus, mayCancel, type Order, type OrderLine } from "./order";

const NO_COUNTS = { invoiced: 0, shipped: 0, refunded: 0, canceled: 0 };
const inr = money(100, "INR");
const anyAddress = { city: "Pune" } as Address; // only presence matters

function orderOf(counts: Partial<OrderLine["counts"]>, changes: Partial<Order> = {}): Order {
  const line: OrderLine = {
    id: "1",
    name: "Lamp",
    sku: "L",
    path: null,
    status: "",
    choices: [],
    fees: [],
    gift: null,
    quantity: 2,
    counts: { ...NO_COUNTS, ...counts },
    price: inr,
    total: money(200, "INR"),
  };
  return {
    id: "MQ==",
    number: asId<OrderNumber>("1"),
    date: "",
    status: "Processing",
    total: inr,
    lines: [line],
    isBeforeTax: false,
    totals: { tax: "included", subtotal: inr, discounts: [], taxes: [], shipping: null, grandTotal: inr },
    shippingAddress: anyAddress,
    collectedFrom: null,
    billingAddress: null,
    shippingMethod: null,
    paymentMethod: null,
    paymentCode: null,
    shipments: [],
    invoices: [],
    creditMemos: [],
    comments: [],
    ...changes,
  };
}

describe("mayCancel", () => {
  test("is true while nothing has been shipped, paid or not", () => {
    expect(mayCancel(orderOf({}))).toBe(true);
    expect(mayCancel(orderOf({ invoiced: 2 }))).toBe(true);
    expect(mayCancel(orderOf({ canceled: 1 }))).toBe(true);
  });

  test.each([{ shipped: 1 }, { refunded: 1 }, { canceled: 2 }])("is false after %j", (counts) =>
    expect(mayCancel(orderOf(counts))).toBe(false),
  );

  test("is false when one line was shipped, true when one was cancelled", () => {
    const [first] = orderOf({}).lines;
    const beside = (counts: Partial<OrderLine["counts"]>) => {
      const [other] = orderOf(counts).lines;
      return orderOf({}, { lines: [first, other].filter((line) => line !== undefined) });
    };
    expect(mayCancel(beside({ shipped: 1 }))).toBe(false);
    expect(mayCancel(beside({ canceled: 2 }))).toBe(true);
  });

  test.each(["Complete", "Closed", "Canceled", "On Hold"])("is false for the status %s", (status) =>
    expect(mayCancel(orderOf({}, { status }))).toBe(false),
  );

  test("is true without delivery until the order is paid", () => {
    expect(mayCancel(orderOf({}, { shippingAddress: null }))).toBe(true);
    expect(mayCancel(orderOf({ invoiced: 2 }, { shippingAddress: null }))).toBe(false);
  });
});

test.each([
  ["Canceled", "cancelled"],
  ["Cancelled", "cancelled"],
  ["Closed", "closed"],
  ["Pending", null],
  ["Complete", null],
  [null, null],
])("terminalStatus of %s is %s", (status, expected) => expect(terminalStatus({ status })).toBe(expected));
