import { describe, expect, test } from "vitest";
import { checkAvailability, checkQuantity, type StockLevel } from "./stock.ts";

const stock: StockLevel = { qty: 5, reserved: 0, minSaleQty: 1, maxSaleQty: 10_000, qtyIncrements: 1, backorders: 0 };

describe("checkAvailability", () => {
  test.each([
    ["the last pieces", {}, 5, null],
    ["one more than the stock", {}, 6, "INSUFFICIENT_STOCK The requested qty is not available"],
    ["pieces reserved by other orders", { reserved: 5 }, 1, "INSUFFICIENT_STOCK The requested qty is not available"],
    ["a product out of stock", { qty: 0 }, 1, "NOT_SALABLE There are no source items with the in stock status"],
    ["a product out of stock with backorders", { qty: 0, backorders: 1 }, 50, null],
  ])("checks %s", (_, change, quantity, problem) => {
    expect(text(checkAvailability({ ...stock, ...change }, quantity))).toBe(problem);
  });
});

describe("checkQuantity", () => {
  const tooMany = "UNDEFINED The requested qty exceeds the maximum qty allowed in shopping cart";
  test.each([
    ["a quantity of one", {}, 1, null],
    ["a fractional quantity", {}, 1.5, "UNDEFINED You cannot use decimal quantity for this product."],
    ["less than the minimum", { minSaleQty: 2 }, 1, "INSUFFICIENT_STOCK The fewest you may purchase is 2."],
    ["more than the maximum", { maxSaleQty: 2 }, 3, tooMany],
    ["a multiple of the increment", { qtyIncrements: 3 }, 6, null],
    [
      "a quantity between increments",
      { qtyIncrements: 3 },
      4,
      "UNDEFINED You can buy this product only in quantities of 3 at a time.",
    ],
    ["more than the overall maximum", {}, 10_001, tooMany],
  ])("checks %s", (_, change, quantity, problem) => {
    expect(text(checkQuantity({ ...stock, ...change }, quantity))).toBe(problem);
  });
});

function text(problem: { code: string; message: string } | null): string | null {
  return problem && `${problem.code} ${problem.message}`;
}
