import { expect, test } from "vitest";
import { orderProblem, type OrderReadiness } from "./place-order.ts";
import { notSalable, insufficientStock } from "./stock.ts";

const nothingDone: OrderReadiness = {
  isEmpty: false,
  isVirtual: false,
  email: null,
  lineProblems: [insufficientStock, notSalable],
  hasShippingAddress: false,
  hasBillingAddress: false,
  hasShippingMethod: false,
  lacksPickupLocation: false,
  payment: "none",
};

test("reports one problem after the other, in Magento's order", () => {
  const steps: [Partial<OrderReadiness>, string][] = [
    [{}, "Guest email for cart is missing."],
    [{ email: "ravi@example.com" }, "Unable to place order: The requested qty is not available"],
    [{ lineProblems: [notSalable] }, "Unable to place order: Some of the products are out of stock."],
    [
      { lineProblems: [] },
      "Unable to place order: Some addresses can't be used due to the configurations for specific countries.",
    ],
    [
      { hasShippingAddress: true },
      "Unable to place order: The shipping method is missing. Select the shipping method and try again.",
    ],
    [
      { hasShippingMethod: true, lacksPickupLocation: true },
      "Unable to place order: Quote does not have Pickup Location assigned.",
    ],
    [{ lacksPickupLocation: false }, "Unable to place order: Please check the billing address information."],
    [{ hasBillingAddress: true }, "Unable to place order: Enter a valid payment method and try again."],
    [{ payment: "unavailable" }, "Unable to place order: The requested Payment Method is not available."],
  ];
  let cart = nothingDone;
  for (const [step, problem] of steps) {
    cart = { ...cart, ...step };
    expect(orderProblem(cart)).toBe(problem);
  }
  expect(orderProblem({ ...cart, payment: "ready" })).toBeNull();
});

test("rejects an empty cart", () => {
  expect(orderProblem({ ...nothingDone, isEmpty: true, email: "ravi@example.com", lineProblems: [] })).toMatch(
    /^Unable to place order: A server error/,
  );
});
