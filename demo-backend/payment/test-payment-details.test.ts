import { describe, expect, test } from "vitest";
import { checkPaymentDetails, passesLuhn, testCards } from "./test-payment-details.ts";

const now = new Date("2026-11-20T10:00:00Z");
const card = (number: string, more: Record<string, string> = {}) =>
  checkPaymentDetails(new URLSearchParams({ way: "card", number, expiry: "08/30", cvc: "123", ...more }), now);

describe("cards", () => {
  test.each([
    ["4111 1111 1111 1111", { kind: "approved", means: "Card ending 1111" }],
    ["4000-0000-0000-0002", { kind: "declined", means: "Card ending 0002", reason: "declined" }],
    ["4000000000009995", { kind: "declined", means: "Card ending 9995", reason: "insufficient_funds" }],
    ["4000000000003220", { kind: "challenge", means: "Card ending 3220" }],
    ["4000000000000044", { kind: "slow", means: "Card ending 0044" }],
  ])("%s", (number, verdict) => expect(card(number)).toEqual(verdict));

  test.each([
    ["a wrong digit", card("4111111111111112"), "number"],
    ["letters", card("four thousand"), "number"],
    ["a card that is no test card", card("5555555555554444"), "number"],
    ["a month that has passed", card("4111111111111111", { expiry: "10/26" }), "expiry"],
    ["no month", card("4111111111111111", { expiry: "13/30" }), "expiry"],
    ["a short code", card("4111111111111111", { cvc: "12" }), "cvc"],
  ])("asks again for %s", (_, verdict, field) => expect(verdict).toMatchObject({ kind: "mistake", field }));

  test.each(["11/26", "11 / 2026", "1/27"])("takes %s", (expiry) => {
    expect(card("4111111111111111", { expiry }).kind).toBe("approved");
  });

  test("all test cards have numbers that cards can have", () => {
    expect(testCards.every(({ number }) => passesLuhn(number))).toBe(true);
  });
});

test.each([
  [{ way: "upi", upi: "success@upi" }, "approved"],
  [{ way: "upi", upi: " Asha.Rao@okbank " }, "approved"],
  [{ way: "upi", upi: "failure@upi" }, "declined"],
  [{ way: "upi", upi: "asha" }, "mistake"],
  [{ way: "bank", bank: "sahyadri" }, "approved"],
  [{ way: "bank", bank: "konkan" }, "declined"],
  [{ way: "bank", bank: "" }, "mistake"],
  [{ way: "cheque" }, "mistake"],
  [{}, "mistake"],
])("%o is %s", (fields, kind) => {
  expect(checkPaymentDetails(new URLSearchParams(Object.entries(fields)), now).kind).toBe(kind);
});
