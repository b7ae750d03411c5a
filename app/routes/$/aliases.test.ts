import { expect, test } from "vitest";
import { aliasPath } from "./aliases";

test.each([
  ["/Home", "/"],
  ["/StoreLocator", "/store-locator"],
  ["/ResetPasswordPage", "/change-password"],
  ["/phones.html", null],
  ["/constructor", null],
  ["/Cms", "/"],
  ["/Page?utm_source=x", "/?utm_source=x"],
  ["/Cms?id=about-us", "/about-us"],
  ["/cms?identifier=about-us&ref=mail", "/about-us?ref=mail"],
  [
    "/Page?path=mobiles-tablets/smartphones.html%3Fpage=2&view=list",
    "/mobiles-tablets/smartphones.html?page=2&view=list",
  ],
  ["/Page?url=/phone.html", "/phone.html"],
  ["/Page?url=//evil.example/x", "/evil.example/x"],
  ["/Page?url=https://evil.example", "/https://evil.example"],
  ["/Page?url=/%5Cevil.example", "/"],
  ["/Cms?id=", "/"],
])("%s redirects to %s", (address, target) => {
  expect(aliasPath(new URL(address, "http://shop.test"))).toBe(target);
});
