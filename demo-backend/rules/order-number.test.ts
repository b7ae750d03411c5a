import { expect, test } from "vitest";
import { orderNumber } from "./order-number.ts";

test.each([
  [1, 1, "000000001"],
  [1, 123_456, "000123456"],
  [2, 1, "2000000001"],
])("orderNumber(%i, %i) is %s", (storeViewId, count, number) => {
  expect(orderNumber(storeViewId, count)).toBe(number);
});
