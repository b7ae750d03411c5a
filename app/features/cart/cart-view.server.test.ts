import { expect, test } from "vitest";
import { sampleCart, sampleLine } from "~/lib/testing/sample-cart";
import { money } from "~/lib/commerce/model/money";
import { toCartView } from "./read-cart.server";

const rupees = (amount: number) => money(amount * 100, "INR");
const line = (regular: number | null, unit: number, quantity: number) =>
  sampleLine({ regularPrice: regular === null ? null : rupees(regular), unitPrice: rupees(unit), quantity });

test.each([
  ["none at regular prices", [line(null, 500, 2), line(500, 500, 1)], null],
  ["the discount on every unit", [line(600, 500, 3), line(null, 100, 1), line(90, 80, 1)], rupees(310)],
  ["none above the regular price", [line(400, 500, 1)], null],
])("toCartView computes savings: %s", (_, lines, saved) => {
  expect(toCartView(sampleCart({ lines })).savings).toEqual(saved);
});
