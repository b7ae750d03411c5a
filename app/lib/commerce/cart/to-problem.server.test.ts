import { describe, expect, test } from "vitest";
import { CART_GONE_CODE, toCartProblem, toFailure } from "./to-problem.server";

const error = (message: string, category: string | null = null) => ({ message, category });

test.each([
  [
    "Could not update the product with SKU CAB-1: The requested qty is not available",
    { code: "INSUFFICIENT_STOCK", message: "The requested qty is not available" },
  ],
  [
    "There are no source items with the in stock status",
    { code: "NOT_SALABLE", message: "This product is out of stock." },
  ],
  ["Could not find cart item with id: 999999.", { code: "UNDEFINED", message: "This item is no longer in your cart." }],
  [
    "Could not add the product with SKU PEN-1 to the shopping cart: Product that you are trying to add is not available.",
    { code: "NOT_SALABLE", message: "Product that you are trying to add is not available." },
  ],
  ["The fewest you may purchase is 2.", { code: "UNDEFINED", message: "The fewest you may purchase is 2." }],
  [
    'Could not find a product with SKU "X"',
    { code: "PRODUCT_NOT_FOUND", message: 'Could not find a product with SKU "X"' },
  ],
])("%s", (message, problem) => {
  expect(toCartProblem(error(message))).toEqual(problem);
});

describe("toRefusal", () => {
  test.each([
    error('Could not find a cart with ID "x"'),
    error("The cart isn't active."),
    error('The current user cannot perform operations on cart "x"', "graphql-authorization"),
  ])("of a cart that is gone: $message", (gone) => {
    const rejection = toFailure({ errors: [error("something else"), gone] }, toCartProblem);
    expect(rejection?.problems.map(({ code }) => code)).toEqual([CART_GONE_CODE]);
  });

  test("without errors is none", () => {
    expect(toFailure({ errors: [] }, toCartProblem)).toBeNull();
  });
});
