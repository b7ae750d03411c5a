import { expect, test } from "vitest";
import { dueStep, type WaitingOrder } from "./order-pace.ts";

const placedAt = new Date("2026-11-20T10:00:00Z");
const after = (minutes: number) => new Date(placedAt.getTime() + minutes * 60_000);
const order: WaitingOrder = {
  ...{ state: "new", isVirtual: false, isInvoiced: false, isShipped: false },
  ...{ paymentMethod: "banktransfer", placedAt },
};
const cash: WaitingOrder = { ...order, paymentMethod: "cashondelivery" };

test.each<[string, Partial<WaitingOrder>, number, string | null]>([
  ["leaves a fresh order alone", {}, 1, null],
  ["books the payment", {}, 2, "invoice"],
  ["lets the parcel wait", { state: "processing", isInvoiced: true }, 4, null],
  ["sends the parcel", { state: "processing", isInvoiced: true }, 5, "ship"],
  ["sends nothing for services", { state: "complete", isVirtual: true, isInvoiced: true }, 99, null],
  ["waits for an open payment page", { state: "pending_payment" }, 29, null],
  ["gives an open payment page up", { state: "pending_payment" }, 30, "cancel"],
  ["is done with a complete order", { state: "complete", isInvoiced: true, isShipped: true }, 999, null],
])("%s", (_, change, minutes, step) => {
  expect(dueStep({ ...order, ...change }, after(minutes))).toBe(step);
});

test("sends the parcel before the cash comes in", () => {
  expect(dueStep(cash, after(4))).toBeNull();
  expect(dueStep(cash, after(5))).toBe("ship");
  expect(dueStep({ ...cash, state: "processing", isShipped: true }, after(14))).toBeNull();
  expect(dueStep({ ...cash, state: "processing", isShipped: true }, after(15))).toBe("invoice");
});
