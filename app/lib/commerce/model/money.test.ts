import { expect, test } from "vitest";
import { inBaseCurrency, money } from "./money";

test.each([
  ["about what dollars are in rupees", 14_999, "USD", { currency: "USD", base: { currency: "INR", rate: 0.012 } }, 1_249_900],
  ["nothing where prices are shown as they are set", 14_999, "INR", { currency: "INR", base: null }, undefined],
  ["nothing of an amount in a third currency", 14_999, "EUR", { currency: "USD", base: { currency: "INR", rate: 0.012 } }, undefined],
])("tells %s", (_, minor, currency, store, expected) => {
  expect(inBaseCurrency(money(minor, currency), store)?.minor).toBe(expected);
}); // prettier-ignore
