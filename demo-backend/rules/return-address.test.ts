import { expect, test } from "vitest";
import { returnAddress, withResult } from "./return-address.ts";

const shop = "http://127.0.0.1:4000";

test.each([
  ["checkout/paid", "http://127.0.0.1:4000/checkout/paid"],
  ["/checkout/paid?cart=1", "http://127.0.0.1:4000/checkout/paid?cart=1"],
  ["//evil.example/x", "http://127.0.0.1:4000/evil.example/x"],
  ["https://shop.example/paid", "https://shop.example/paid"],
  ["HTTP://shop.example", "http://shop.example/"],
])("returnAddress(%s) is %s", (given, url) => {
  expect(returnAddress(given, shop)).toBe(url);
});

test.each([
  "",
  "  ",
  "javascript:alert(1)",
  "data:text/html,x",
  "ftp://shop.example/",
  "https://a:b@shop.example/",
  "\\\\evil.example",
  "a\nb",
])("rejects %j", (given) => {
  expect(returnAddress(given, shop)).toBeNull();
});

test("withResult adds the payment result to the query", () => {
  const url = withResult("https://shop.example/back?step=pay", {
    result: "declined",
    reason: "insufficient_funds",
  });
  expect(url).toBe("https://shop.example/back?step=pay&result=declined&reason=insufficient_funds");
});
