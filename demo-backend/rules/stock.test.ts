import { describe, expect, test } from "vitest";
import { checkAvailability, checkQuantity, type StockLevel } from "./stock.ts";

const shelf: StockLevel = { qty: 5, reserved: 0, minSaleQty: 1, maxSaleQty: 10_000, qtyIncrements: 1, backorders: 0 };

describe("checkAvailability", () => {
  test.each([
    ["the last pieces", {}, 5, null],
    ["one more than there are", {}, 6, "INSUFFICIENT_STOCK The requested qty is not available"],
    ["pieces promised to other orders", { reserved: 5 }, 1, "INSUFFICIENT_STOCK The requested qty is not available"],
    ["an empty shelf", { qty: 0 }, 1, "NOT_SALABLE There are no source items with the in stock status"],
    ["an empty shelf that takes backorders", { qty: 0, backorders: 1 }, 50, null],
  ])("%s", (_, change, quantity, problem) => {
    expect(text(checkAvailability({ ...shelf, ...change }, quantity))).toBe(problem);
  });
});

describe("checkQuantity", () => {
  const tooMany = "UNDEFINED The requested qty exceeds the maximum qty allowed in shopping cart";
  test.each([
    ["one", {}, 1, null],
    ["one and a half", {}, 1.5, "UNDEFINED You cannot use decimal quantity for this product."],
    ["fewer than the least", { minSaleQty: 2 }, 1, "INSUFFICIENT_STOCK The fewest you may purchase is 2."],
    ["more than allowed", { maxSaleQty: 2 }, 3, tooMany],
    ["a full step", { qtyIncrements: 3 }, 6, null],
    ["half a step", { qtyIncrements: 3 }, 4, "UNDEFINED You can buy this product only in quantities of 3 at a time."],
    ["more than anyone may have", {}, 10_001, tooMany],
  ])("%s", (_, change, quantity, problem) => {
    expect(text(checkQuantity({ ...shelf, ...change }, quantity))).toBe(problem);
  });
});

function text(problem: { code: string; message: string } | null): string | null {
  return problem && `${problem.code} ${problem.message}`;
}
