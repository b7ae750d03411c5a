import { describe, expect, test } from "vitest";
import { logInDialogOf, logInPath } from "./paths";

const at = (path: string, logInDialog = true) =>
  logInDialogOf(new URL(path, "http://shop.test"), { screen: { logInDialog } });

describe("logInDialogOf", () => {
  test("returns to its own page and keeps other parameters", () => {
    expect(at("/phones.html?page=2&action=login")).toEqual({
      form: "login",
      returnTo: "/phones.html?page=2",
      closeTo: "/phones.html?page=2",
      switchTo: "/phones.html?page=2&action=register",
    });
  });

  test("returns to the page in return-to, also after switching forms", () => {
    expect(at("/?action=register&return-to=%2Fcustomer%2Forder-history%3Fpage%3D2")).toEqual({
      form: "register",
      returnTo: "/customer/order-history?page=2",
      closeTo: "/",
      switchTo: "/?action=login&return-to=%2Fcustomer%2Forder-history%3Fpage%3D2",
    });
  });

  test.each(["//evil.example", "https://evil.example/", "/\\evil.example", "javascript:alert(1)"])(
    "ignores the foreign return-to %s",
    (foreign) => {
      expect(at(`/?action=login&return-to=${encodeURIComponent(foreign)}`)?.returnTo).toBe("/");
    },
  );

  test.each(["/", "/?action=steal", "/?action="])("is null for %s", (path) => {
    expect(at(path)).toBeNull();
  });

  test.each(["/login?action=login", "/register?action=login"])("is null on the form's own page %s", (path) => {
    expect(at(path, false)).toBeNull();
  });
});

test("logInPath opens the dialog that returns to the page", () => {
  const path = logInPath("/customer/order-history?page=2");
  expect(at(path)?.returnTo).toBe("/customer/order-history?page=2");
});
