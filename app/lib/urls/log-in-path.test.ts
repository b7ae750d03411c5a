import { describe, expect, test } from "vitest";
import { logInDialogOf, logInPath } from "./log-in-path";

const at = (path: string, logInDialog = true) =>
  logInDialogOf(new URL(path, "http://shop.test"), { screen: { logInDialog } });

describe("the dialog of an address", () => {
  test("goes back to the page it stands on, other parameters kept", () => {
    expect(at("/phones.html?page=2&action=login")).toEqual({
      form: "login",
      returnTo: "/phones.html?page=2",
      closeTo: "/phones.html?page=2",
      switchTo: "/phones.html?page=2&action=register",
    });
  });

  test("goes on to the page named in return-to, which stays when the form is switched", () => {
    expect(at("/?action=register&return-to=%2Fcustomer%2Forder-history%3Fpage%3D2")).toEqual({
      form: "register",
      returnTo: "/customer/order-history?page=2",
      closeTo: "/",
      switchTo: "/?action=login&return-to=%2Fcustomer%2Forder-history%3Fpage%3D2",
    });
  });

  test.each(["//evil.example", "https://evil.example/", "/\\evil.example", "javascript:alert(1)"])(
    "never leads out of the shop: %s",
    (away) => {
      expect(at(`/?action=login&return-to=${encodeURIComponent(away)}`)?.returnTo).toBe("/");
    },
  );

  test.each(["/", "/?action=steal", "/?action="])("%s has none", (path) => {
    expect(at(path)).toBeNull();
  });

  test.each(["/login?action=login", "/register?action=login"])("%s has none, being such a form itself", (path) => {
    expect(at(path, false)).toBeNull();
  });
});

test("a page that needs a customer is reached through the dialog at home", () => {
  const address = logInPath("/customer/order-history?page=2");
  expect(at(address)?.returnTo).toBe("/customer/order-history?page=2");
});
