import { describe, expect, test } from "vitest";
import { asId, type OrderNumber } from "~/lib/commerce/model/ids";
import { fail } from "~/lib/commerce/model/problem";
import {
  afterReadingCart,
  afterReadingOrder,
  afterReadingPayment,
  afterSending,
  isLastRound,
  refreshMeta,
  roundOf,
  STATUS_PAGES,
} from "./order-status";

const number = asId<OrderNumber>("000000042");
const order = { number, email: "asha@example.in", proof: "400050" };
const placed = { kind: "placed", ...order } as const;
const problem = { code: "stock", message: "Some of the products are out of stock." };

describe("order status", () => {
  test.each([
    ["placed", { ok: true, order, isPaidLater: false } as const, placed],
    [
      "placed, to be paid at a provider",
      { ok: true, order, isPaidLater: true } as const,
      { kind: "unpaid", number, reason: null },
    ],
    ["rejected", fail(problem), { kind: "rejected", problems: [problem] }],
    ["not answered", null, { kind: "checking" }],
  ])("afterSending returns the status of an order that is %s", (_, answer, status) => {
    expect(afterSending(answer)).toEqual(status);
  });

  test.each([
    ["could not be read", { isOpen: null, isBeingOrdered: false }, { kind: "checking" }],
    ["is open, while the order may still be placed", { isOpen: true, isBeingOrdered: true }, { kind: "checking" }],
    ["is open", { isOpen: true, isBeingOrdered: false }, { kind: "not-ordered" }],
    ["is gone", { isOpen: false, number: null, isUnpaid: false }, { kind: "likely" }],
    [
      "is gone, and its order is known",
      { isOpen: false, number, isUnpaid: false },
      { kind: "placed", number, email: null, proof: null },
    ],
    [
      "is gone, and a provider waits for its payment",
      { isOpen: false, number: null, isUnpaid: true },
      { kind: "unpaid", number: null, reason: null },
    ],
    [
      "is gone, and its known order waits for payment",
      { isOpen: false, number, isUnpaid: true },
      { kind: "unpaid", number, reason: null },
    ],
  ] as const)("afterReadingCart returns the status when the cart %s", (_, reading, status) => {
    expect(afterReadingCart(reading)).toEqual(status);
  });

  test.each([
    ["placed", "declined", placed],
    ["unpaid", null, { kind: "unpaid", number, reason: null }],
    ["unpaid", "declined", { kind: "unpaid", number, reason: "Your bank declined the payment." }],
    ["unpaid", "toString", { kind: "unpaid", number, reason: null }],
    ["unpaid", "approved", { kind: "confirming", number }],
    ["unpaid", "unknown", { kind: "unpaid", number, reason: null, mayBePaid: true }],
    ["not-ordered", "approved", { kind: "not-ordered" }],
    ["login-required", "approved", { kind: "login-required", number }],
    ["checking", "approved", { kind: "checking" }],
  ] as const)(
    "afterReadingPayment returns the status of a payment that is %s, with the result %s",
    (kind, result, status) => {
      expect(afterReadingPayment({ kind }, order, result)).toEqual(status);
    },
  );

  test.each([
    [null, placed],
    ["cancelled", { kind: "cancelled", number }],
    ["closed", { kind: "closed", number }],
  ] as const)("afterReadingOrder returns the status of an order that ended as %s", (ended, status) => {
    expect(afterReadingOrder(placed, ended)).toEqual(status);
  });

  test("reloads only while the backend may still change it", () => {
    const reloading = Object.entries(STATUS_PAGES).filter(([, { reloads }]) => reloads);
    expect(reloading.map(([kind]) => kind).sort()).toEqual(["checking", "confirming"]);
  });
});

test("refreshMeta keeps the query, counts rounds and stops after a minute", () => {
  let at = { pathname: "/checkout/thank-you", search: "?result=approved" };
  let rounds = 0;
  for (let [meta] = refreshMeta(at); meta && "content" in meta; [meta] = refreshMeta(at)) {
    const [seconds, target] = String(meta.content).split(";url=");
    expect(seconds).toBe("5");
    const url = new URL(target ?? "", "http://shop");
    expect(url.searchParams.get("result")).toBe("approved");
    at = { pathname: url.pathname, search: url.search };
    rounds += 1;
  }
  expect(rounds).toBe(12);
  expect(isLastRound(roundOf(new URL(at.pathname + at.search, "http://shop")))).toBe(true);
});

test.each(["-1", "x", "1e9", "99999"])("roundOf limits the forged round %s", (round) => {
  expect(roundOf(new URL(`http://shop/?round=${round}`))).toBeLessThanOrEqual(12);
});
