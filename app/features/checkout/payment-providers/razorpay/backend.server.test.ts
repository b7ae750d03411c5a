import { expect, test } from "vitest";
import { asId, type OrderNumber } from "~/lib/commerce/model/ids";
import { connectTo } from "../../../../../tests/contract/connect.ts";
import { data, hang, json, useScriptedBackend } from "../../../../../tests/contract/scripted-backend.ts";
import { createRazorpay } from "./backend.server";

const server = useScriptedBackend();
const connect = () => connectTo(server, { timeoutMs: 500 }).module(createRazorpay);

test.each([
  ["rzp_test_1", "Asha Electronics", { key: "rzp_test_1", name: "Asha Electronics" }],
  ["rzp_test_1", "Magento", { key: "rzp_test_1", name: null }],
  ["rzp_test_1", null, { key: "rzp_test_1", name: null }],
  ["Key ID", "Magento", null],
  ["", null, null],
])(
  "account with the key %s and the name %s is %o",
  async (razorpay_key_id, razorpay_merchant_name_override, account) => {
    server.on("RazorpayAccount", data({ storeConfig: { razorpay_key_id, razorpay_merchant_name_override } }));
    expect(await connect().account()).toEqual(account);
  },
);

const payment = { number: asId<OrderNumber>("000000007"), payment: "pay_1", signature: "0" };
const paid = { setRzpPaymentDetailsForOrder: { order: { order_id: "000000007" } } };
const none = { setRzpPaymentDetailsForOrder: null };

test.each([
  ["accepts the payment", data(paid), true],
  // Recorded from Razorpay's module with a forged signature.
  [
    "answers a forged signature",
    data(none, { message: "Internal server error", path: ["setRzpPaymentDetailsForOrder"] }),
    false,
  ],
  [
    "refuses the order",
    data(none, { message: "Error: Razorpay order not found.", path: ["setRzpPaymentDetailsForOrder"] }),
    false,
  ],
])("verify when the backend %s is %s", async (_, reply, isPaid) => {
  server.on("VerifyRazorpayPayment", reply);
  expect(await connect().verify(payment)).toBe(isPaid);
});

test.each([
  ["does not answer", hang],
  ["is down", json(503, "maintenance")],
])("verify throws when the backend %s: the order may be paid", async (_, reply) => {
  server.on("VerifyRazorpayPayment", reply);
  await expect(connect().verify(payment)).rejects.toMatchObject({ kind: "unavailable" });
});
