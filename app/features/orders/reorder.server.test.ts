import { expect, test } from "vitest";
import { CUSTOMER_CART, customerOf, fakeCustomers, type FakeCustomers } from "~/lib/testing/fake-customers";
import { lastKnownQuantity, saveCartSnapshot } from "~/features/cart/cart-cookies.server";
import { clearCartId, saveCartId } from "~/lib/server/cookies/cart-id.server";
import { sampleCart } from "~/lib/testing/sample-cart";
import { sampleOrder } from "~/features/orders/testing/sample-order";
import { redirectOf } from "~/lib/testing/browser";
import { fail } from "~/lib/commerce/model/problem";
import { reorder } from "./reorder.server";

async function orderAgain(customers: FakeCustomers, order = "000000007") {
  const browser = await customerOf(customers);
  await browser.visit(async ({ shop }) => clearCartId(shop.cookies));
  const visit = await browser.visit(({ shop }) => reorder({ shop, params: { order } }));
  return { ...visit, cart: browser.cookie("customer-cart") };
}

test("reorder adds the order's lines to the cart", async () => {
  const { answer, notices, cart } = await orderAgain(fakeCustomers({ placed: sampleOrder }));
  expect(redirectOf(answer)).toBe("/cart");
  expect(cart).toBe(CUSTOMER_CART);
  expect(notices).toMatchObject([{ kind: "success" }]);
});

test("reorder clears the last known quantity of the cart", async () => {
  const customers = fakeCustomers({ placed: sampleOrder });
  const browser = await customerOf(customers);
  const quantity = () => browser.visit(async ({ shop }) => lastKnownQuantity(shop.cookies));
  await browser.visit(async ({ shop }) => {
    saveCartId(shop.cookies, CUSTOMER_CART);
    saveCartSnapshot(shop, sampleCart({ id: CUSTOMER_CART }));
  });
  expect((await quantity()).answer).toBeGreaterThan(0);
  await browser.visit(({ shop }) => reorder({ shop, params: { order: "000000007" } }));
  expect((await quantity()).answer).toBeNull();
});

test("reorder names the lines that were not added", async () => {
  const [lamp] = sampleOrder.lines;
  const lines = ["LAMP", "BULB", "PLUG"].map((sku) => ({ ...lamp!, id: sku, sku, name: `The ${sku}` })); // the sample has a line
  const notReordered = ["BULB", null].map((sku) => ({ code: "NOT_SALABLE", message: "Out of stock.", sku }));
  const customers = fakeCustomers({ placed: { ...sampleOrder, lines }, notReordered });
  const { answer, notices } = await orderAgain(customers);
  expect(redirectOf(answer)).toBe("/cart");
  expect(notices.map(({ text }) => text)).toEqual([
    "The other items from order 000000007 are in your cart.",
    "The BULB: Out of stock.",
    "Out of stock.",
  ]);
});

test("reorder redirects to the order with the reason when rejected", async () => {
  const customers = fakeCustomers({ placed: sampleOrder });
  customers.overrides.set("reorder", () => fail({ code: "x", message: "Not now." }));
  const { answer, notices } = await orderAgain(customers);
  expect(redirectOf(answer)).toBe("/customer/order-history/000000007");
  expect(notices).toMatchObject([{ kind: "danger", text: "Not now." }]);
});

test.each(["000000008", "", "../x"])("reorder returns 404 for order %j of another customer", async (order) => {
  const customers = fakeCustomers({ placed: sampleOrder });
  expect((await orderAgain(customers, order)).answer).toMatchObject({ status: 404 });
  expect(customers.calls).not.toContain("reorder");
});
