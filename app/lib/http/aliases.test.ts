import { expect, test } from "vitest";
import { aliasTarget } from "./aliases";

test.each([
  ["/Home", "/"],
  ["/StoreLocator", "/store-locator"],
  ["/customer/account/createPassword", "/reset-password"],
  ["/phones.html", null],
  ["/constructor", null],
])("%s leads to %s", (path, target) => {
  expect(aliasTarget(path)).toBe(target);
});
