import { matchRoutes } from "@remix-run/react";
import { expect, test } from "vitest";
import { guestOrderPath, isOrderNumber, orderPath } from "./order-paths";

const [order, invoice] = ["KA/1 000", "INV/24-25/0001#2"];

test("an invoice's path is matched by its route, whatever its number has in it", () => {
  const route = { path: "/customer/order-history/:order/invoice/:invoice" };
  const [match] = matchRoutes([route], orderPath(order, invoice)) ?? [];
  expect(match?.params).toEqual({ order, invoice });
});

test("a guest's paths name the order in the query", () => {
  const url = new URL(guestOrderPath(order), "http://shop.test");
  expect(url.searchParams.get("number")).toBe(order);
  expect(guestOrderPath("000000012", "/cancel")).toBe("/order-lookup/order/cancel?number=000000012");
});

test.each([
  ["000000012", true],
  ["INV/24-25/0001", true],
  [order, true],
  ["1\u0000", false],
  ["1\u200F", false],
  ["", false],
  ["1".repeat(51), false],
])("isOrderNumber of %j is %s", (text, is) => {
  expect(isOrderNumber(text)).toBe(is);
});
