import { describe, expect, test } from "vitest";
import { paymentMethods } from "./payment.ts";

describe("paymentMethods", () => {
  test.each([
    ["an ordinary cart", { grandTotal: 649_900, countryCode: "IN" }, "checkmo banktransfer cashondelivery hosted_pro"],
    ["no address yet", { grandTotal: 649_900, countryCode: null }, "checkmo banktransfer cashondelivery hosted_pro"],
    ["nothing to pay", { grandTotal: 0, countryCode: null }, "checkmo banktransfer cashondelivery free"],
    ["one lakh", { grandTotal: 10_000_000, countryCode: "IN" }, "checkmo banktransfer cashondelivery hosted_pro"],
    ["above the limit for cash", { grandTotal: 10_000_001, countryCode: "IN" }, "checkmo banktransfer hosted_pro"],
    ["abroad", { grandTotal: 649_900, countryCode: "NP" }, "checkmo banktransfer hosted_pro"],
    [
      "in dollars",
      { grandTotal: 649_900, countryCode: "US", currency: "USD" },
      "checkmo banktransfer hosted_pro paypal_express",
    ],
  ])("%s", (_, purchase, codes) => {
    expect(
      paymentMethods({ currency: "INR", ...purchase })
        .map((method) => method.code)
        .join(" "),
    ).toBe(codes);
  });
});
