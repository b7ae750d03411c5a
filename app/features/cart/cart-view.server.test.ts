import { expect, test } from "vitest";
import { sampleCart, sampleLine } from "~/features/checkout/testing/sample-cart";
import { money } from "~/lib/commerce/model/money";
import { toCartView } from "./read-cart.server";

const rupees = (amount: number) => money(amount * 100, "INR");
const line = (regular: number | null, unit: number, quantity: number) =>
  sampleLine({ regularPrice: regular === null ? null : rupees(regular), unitPrice: rupees(unit), quantity });

test.each([
  ["nothing at regular prices", [line(null, 500, 2), line(500, 500, 1)], null],
  ["each piece's discount", [line(600, 500, 3), line(null, 100, 1), line(90, 80, 1)], rupees(310)],
  ["nothing if they are more expensive", [line(400, 500, 1)], null],
])("a cart saves %s", (_, lines, saved) => {
  expect(toCartView(sampleCart({ lines })).savings).toEqual(saved);
});
