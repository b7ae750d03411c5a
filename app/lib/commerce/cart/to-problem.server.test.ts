import { describe, expect, test } from "vitest";
import { recogniseEnglish } from "~/lib/commerce/transport/messages.server";
import {
  CART_GONE_CODE,
  toAddressProblem,
  toCartProblem,
  toEmailProblem,
  toFailureOrThrow,
  toOrderProblem,
} from "./to-problem.server";

const error = (message: string, category: string | null = null) => ({
  message,
  category,
  meaning: recogniseEnglish(message),
});

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
])("toCartProblem: %s", (message, problem) => {
  expect(toCartProblem(error(message))).toEqual(problem);
});

const answer = { operation: "Cart", data: null, errors: [] };

describe("toFailureOrThrow", () => {
  test.each([
    error('Could not find a cart with ID "x"'),
    error("The cart isn't active."),
    error('The current user cannot perform operations on cart "x"', "graphql-authorization"),
  ])("reports a cart that is gone: $message", (gone) => {
    const rejection = toFailureOrThrow({ ...answer, errors: [error("something else"), gone] });
    expect(rejection.problems.map(({ code }) => code)).toEqual([CART_GONE_CODE]);
  });

  test("throws when the answer has no errors", () => {
    expect(() => toFailureOrThrow(answer)).toThrow("Cart: nothing in the answer");
  });
});

test.each([
  ['"postcode" is required. Enter and try again.', "postcode", "This field is required"],
  ['"telephone" is required. Enter and try again.', "phone", "This field is required"],
  ['"regionId" is required. Enter and try again.', "region", "This field is required"],
  ["Region is required.", "region", "This field is required"],
  ["Country is not available", "country", "Country is not available"],
  ["First Name is not valid!", "firstName", "First Name is not valid!"],
  [
    '"Street Address" cannot contain more than 2 lines.',
    "street",
    '"Street Address" cannot contain more than 2 lines.',
  ],
  ["Something about it", undefined, "Something about it"],
])("toAddressProblem: %s", (message, field, text) => {
  expect(toAddressProblem(error(message))).toEqual({ code: "address", message: text, ...(field ? { field } : {}) });
});

test("toEmailProblem uses the shop's own message", () => {
  expect(toEmailProblem(error("Invalid email format"))).toEqual({
    code: "email",
    message: "Invalid email",
    field: "email",
  });
});

test.each([
  ["Guest email for cart is missing.", "UNDEFINED", "Guest email for cart is missing."],
  [
    "Unable to place order: The shipping method is missing. Select the shipping method and try again.",
    "UNDEFINED",
    "The shipping method is missing. Select the shipping method and try again.",
  ],
  [
    "Unable to place order: Enter a valid payment method and try again.",
    "UNDEFINED",
    "Enter a valid payment method and try again.",
  ],
  [
    "Unable to place order: Some addresses can't be used due to the configurations for specific countries.",
    "UNDEFINED",
    "Some addresses can't be used due to the configurations for specific countries.",
  ],
  [
    "Unable to place order: The requested qty is not available",
    "INSUFFICIENT_STOCK",
    "The requested qty is not available",
  ],
  [
    "Unable to place order: Some of the products are out of stock.",
    "NOT_SALABLE",
    "Some of the products are out of stock.",
  ],
])("toOrderProblem: %s", (message, code, text) => {
  expect(toOrderProblem(error(message))).toEqual({ code, message: text });
});
