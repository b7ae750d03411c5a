import { expect, test } from "vitest";
import { asId, type CartId } from "~/lib/commerce/model/ids";
import { externalCheckoutUrl } from "./checkout-step.server";

const cart = asId<CartId>("abc123");

test.each([
  ["https://pay.example", null, "https://pay.example/cart/abc123"],
  ["https://pay.example/", "t0k", "https://pay.example/token/t0k/cart/abc123"],
  ["https://pay.example/in/checkout", "a/b?c#d", "https://pay.example/in/checkout/token/a%2Fb%3Fc%23d/cart/abc123"],
])("externalCheckoutUrl extends %s with the token %j to %s", (base, token, url) => {
  expect(externalCheckoutUrl(base, { token, cart })).toBe(url);
});
