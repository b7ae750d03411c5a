import { expect, test } from "vitest";
import { inBaseCurrency, money } from "./money";

test.each([
  ["converts dollars to about the same in rupees", 14_999, "USD", { currency: "USD", base: { currency: "INR", rate: 0.012 } }, 1_249_900],
  ["is null when prices are shown in the base currency", 14_999, "INR", { currency: "INR", base: null }, undefined],
  ["is null for an amount in a third currency", 14_999, "EUR", { currency: "USD", base: { currency: "INR", rate: 0.012 } }, undefined],
])("inBaseCurrency %s", (_, minor, currency, store, expected) => {
  expect(inBaseCurrency(money(minor, currency), store)?.minor).toBe(expected);
}); // prettier-ignore
