import { expect, test } from "vitest";
import { dueStep, type WaitingOrder } from "./order-pace.ts";

const placedAt = new Date("2026-11-20T10:00:00Z");
const after = (minutes: number) => new Date(placedAt.getTime() + minutes * 60_000);
const order: WaitingOrder = {
  ...{ state: "new", isVirtual: false, isInvoiced: false, isShipped: false },
  ...{ paymentMethod: "banktransfer", placedAt },
};
const cashOnDelivery: WaitingOrder = { ...order, paymentMethod: "cashondelivery" };

test.each<[string, Partial<WaitingOrder>, number, string | null]>([
  ["does nothing with a new order", {}, 1, null],
  ["invoices after two minutes", {}, 2, "invoice"],
  ["does not ship before five minutes", { state: "processing", isInvoiced: true }, 4, null],
  ["ships after five minutes", { state: "processing", isInvoiced: true }, 5, "ship"],
  ["does not ship services", { state: "complete", isVirtual: true, isInvoiced: true }, 99, null],
  ["waits 29 minutes for a payment", { state: "pending_payment" }, 29, null],
  ["cancels an unpaid order after 30 minutes", { state: "pending_payment" }, 30, "cancel"],
  ["does nothing with a complete order", { state: "complete", isInvoiced: true, isShipped: true }, 999, null],
])("%s", (_, change, minutes, step) => {
  expect(dueStep({ ...order, ...change }, after(minutes))).toBe(step);
});

test("ships cash on delivery before it is invoiced", () => {
  expect(dueStep(cashOnDelivery, after(4))).toBeNull();
  expect(dueStep(cashOnDelivery, after(5))).toBe("ship");
  expect(dueStep({ ...cashOnDelivery, state: "processing", isShipped: true }, after(14))).toBeNull();
  expect(dueStep({ ...cashOnDelivery, state: "processing", isShipped: true }, after(15))).toBe("invoice");
});
