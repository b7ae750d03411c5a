import { expect, test } from "vitest";
import {
  toAddressProblem,
  toEmailProblem,
  toOrderProblem,
  toShippingMethodProblem,
} from "./to-checkout-problem.server";

const error = (message: string) => ({ message, category: "graphql-input" });

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
])("address: %s", (message, field, text) => {
  expect(toAddressProblem(error(message))).toEqual({ code: "address", message: text, ...(field ? { field } : {}) });
});

test("e-mail: the shop's own text", () => {
  expect(toEmailProblem(error("Invalid email format"))).toEqual({
    code: "email",
    message: "Invalid email",
    field: "email",
  });
});

test.each([
  ["The shipping address is missing. Set the address and try again.", "address"],
  ["Carrier with such method not found: a, b", "shipping-method"],
])("shipping method: %s", (message, code) => {
  expect(toShippingMethodProblem(error(message)).code).toBe(code);
});

test.each([
  ["Guest email for cart is missing.", "email", "Guest email for cart is missing."],
  [
    "Unable to place order: The shipping method is missing. Select the shipping method and try again.",
    "shipping-method",
    "The shipping method is missing. Select the shipping method and try again.",
  ],
  [
    "Unable to place order: Enter a valid payment method and try again.",
    "payment-method",
    "Enter a valid payment method and try again.",
  ],
  [
    "Unable to place order: Some addresses can't be used due to the configurations for specific countries.",
    "address",
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
])("order: %s", (message, code, text) => {
  expect(toOrderProblem(error(message))).toEqual({ code, message: text });
});
