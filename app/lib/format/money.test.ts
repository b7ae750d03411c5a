import { expect, test } from "vitest";
import { money } from "~/lib/commerce/model/money";
import { formatMoney } from "./money";

test.each([
  [12_999_900, "₹1,29,999"],
  [12_999_950, "₹1,29,999.50"],
  [1_000_000_000, "₹1,00,00,000"],
  [5, "₹0.05"],
  [0, "₹0"],
])("formatMoney writes %i paise as %s", (minor, text) => {
  expect(formatMoney(money(minor, "INR"))).toBe(text);
});

test("formatMoney writes other currencies", () => {
  expect(formatMoney(money(359, "USD"), "en-IN")).toBe("$3.59");
});
