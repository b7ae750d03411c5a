import { expect, test } from "vitest";
import { aliasTarget } from "./aliases";

test.each([
  ["/Home", "/"],
  ["/StoreLocator", "/store-locator"],
  ["/ResetPasswordPage", "/change-password"],
  ["/contact", "/contact-us"],
  ["/customer/account/createPassword", "/reset-password"],
  ["/customer/account", "/customer"],
  ["/customer/account/login", "/login"],
  ["/customer/account/create", "/register"],
  ["/customer/account/forgotpassword", "/forgot-password"],
  ["/customer/address", "/customer/addresses-details"],
  ["/newsletter/manage", "/customer/my-newsletter"],
  ["/sales/order/history", "/customer/order-history"],
  ["/wishlist", "/customer/my-wishlist"],
  ["/phones.html", null],
  ["/constructor", null],
])("%s leads to %s", (path, target) => {
  expect(aliasTarget(path)).toBe(target);
});
