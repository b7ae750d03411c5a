import { expect, test } from "vitest";
import {
  CUSTOMER_CART,
  customerOf,
  fakeCustomers,
  shopperOf,
  unauthorized,
  unavailable,
} from "~/lib/testing/fake-customers";
import { redirectOf, type Browser } from "~/lib/testing/browser";
import { saveLastOrder } from "~/features/orders/order-cookies.server";
import { CommerceError } from "~/lib/commerce/model/errors";
import { asId, type OrderNumber } from "~/lib/commerce/model/ids";
import { testShop } from "~/lib/testing/shop";
import { requireCustomer, logOut } from "./log-in.server";
import { registrationForm } from "./registration.server";

const enter = (browser: Browser, path: string) =>
  browser.visit(async ({ shop }) => requireCustomer({ shop, url: new URL(path, "http://shop.test") }));

test("requireCustomer redirects a guest to the log-in and back, without a notice", async () => {
  const { answer, notices } = await enter(shopperOf(fakeCustomers()), "/customer/order-history?page=2");
  expect(redirectOf(answer)).toBe("/?action=login&return-to=%2Fcustomer%2Forder-history%3Fpage%3D2");
  expect(notices).toEqual([]);
});

test("requireCustomer lets a customer through", async () => {
  const { answer } = await enter(await customerOf(fakeCustomers()), "/customer/my-profile");
  expect(answer).toBeUndefined();
});

test.each([
  ["answers", null],
  ["does not answer", unavailable],
  ["has already ended the session", unauthorized],
])("logOut clears token, cart and last order when the backend %s", async (_, override) => {
  const customers = fakeCustomers();
  if (override) customers.overrides.set("logOut", override);
  const browser = await customerOf(customers);
  const order = { number: asId<OrderNumber>("000000007"), email: null, cartId: CUSTOMER_CART };
  await browser.visit(({ shop }) => saveLastOrder(shop.cookies, order));
  const { answer } = await browser.visit(({ shop }) => logOut(shop));
  expect(redirectOf(answer)).toBe("/");
  expect(browser.has("order"), "last order").toBe(false);
  expect(customers.calls).toContain("logOut");
  expect(browser.has("customer-token")).toBe(false);
  expect(browser.has("customer-cart")).toBe(false);
});

test("registrationForm uses a default password rule, and no attributes, when the backend returns none", async () => {
  const silent = () => Promise.reject(new CommerceError("unavailable", "PasswordRule: internal server error"));
  const shop = await testShop({ account: { passwordRule: silent, requiredAttributes: silent } });
  const { passwordHint, constraints, attributes } = await registrationForm(shop);
  expect(passwordHint).toContain("8 or more characters");
  expect(constraints).toHaveProperty("password");
  expect(attributes).toEqual([]);
});
