import { describe, expect, test } from "vitest";
import { paymentMethods } from "./payment.ts";

describe("paymentMethods", () => {
  test.each([
    ["an ordinary cart", { grandTotal: 649_900, countryCode: "IN" }, "checkmo banktransfer cashondelivery hosted_pro"],
    [
      "a cart without an address",
      { grandTotal: 649_900, countryCode: null },
      "checkmo banktransfer cashondelivery hosted_pro",
    ],
    ["a cart with nothing to pay", { grandTotal: 0, countryCode: null }, "checkmo banktransfer cashondelivery free"],
    [
      "a total of one lakh",
      { grandTotal: 10_000_000, countryCode: "IN" },
      "checkmo banktransfer cashondelivery hosted_pro",
    ],
    ["a total above the cash limit", { grandTotal: 10_000_001, countryCode: "IN" }, "checkmo banktransfer hosted_pro"],
    ["an address abroad", { grandTotal: 649_900, countryCode: "NP" }, "checkmo banktransfer hosted_pro"],
    [
      "a cart in dollars",
      { grandTotal: 649_900, countryCode: "US", currency: "USD" },
      "checkmo banktransfer hosted_pro paypal_express",
    ],
  ])("returns the methods for %s", (_, purchase, codes) => {
    expect(
      paymentMethods({ currency: "INR", ...purchase })
        .map((method) => method.code)
        .join(" "),
    ).toBe(codes);
  });
});
