import { describe, expect, test } from "vitest";
import { checkPaymentDetails, passesLuhn, testCards } from "./test-payment-details.ts";

const now = new Date("2026-11-20T10:00:00Z");
const card = (number: string, more: Record<string, string> = {}) =>
  checkPaymentDetails(new URLSearchParams({ way: "card", number, expiry: "08/30", cvc: "123", ...more }), now);

describe("checkPaymentDetails: cards", () => {
  test.each([
    ["4111 1111 1111 1111", { kind: "approved", means: "Card ending 1111" }],
    ["4000-0000-0000-0002", { kind: "declined", means: "Card ending 0002", reason: "declined" }],
    ["4000000000009995", { kind: "declined", means: "Card ending 9995", reason: "insufficient_funds" }],
    ["4000000000003220", { kind: "challenge", means: "Card ending 3220" }],
    ["4000000000000044", { kind: "slow", means: "Card ending 0044" }],
  ])("handles the test card %s", (number, verdict) => expect(card(number)).toEqual(verdict));

  test.each([
    ["a wrong digit", card("4111111111111112"), "number"],
    ["letters", card("four thousand"), "number"],
    ["a card that is not a test card", card("5555555555554444"), "number"],
    ["an expired card", card("4111111111111111", { expiry: "10/26" }), "expiry"],
    ["an invalid month", card("4111111111111111", { expiry: "13/30" }), "expiry"],
    ["a short CVC", card("4111111111111111", { cvc: "12" }), "cvc"],
  ])("rejects %s", (_, verdict, field) => expect(verdict).toMatchObject({ kind: "mistake", field }));

  test.each(["11/26", "11 / 2026", "1/27"])("accepts the expiry date %s", (expiry) => {
    expect(card("4111111111111111", { expiry }).kind).toBe("approved");
  });

  test("lists test cards with valid check digits", () => {
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
])("checkPaymentDetails(%o) returns %s", (fields, kind) => {
  expect(checkPaymentDetails(new URLSearchParams(Object.entries(fields)), now).kind).toBe(kind);
});
