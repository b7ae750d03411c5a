import { expect, test } from "vitest";
import { money } from "~/lib/commerce/model/money";
import { refundText } from "./cancel-form";
import { sampleOrder } from "./testing/sample-order";

const invoices = [{ number: "1", total: money(179_600, "INR"), lines: [], comments: [] }];

test.each([
  ["cashondelivery", {}, "You have not paid anything yet, so there is nothing to refund."],
  ["cashondelivery", { invoices }, "You have not paid anything yet, so there is nothing to refund."],
  ["free", { total: money(0, "INR") }, "You have not paid anything yet, so there is nothing to refund."],
  ["banktransfer", { invoices }, "We refund ₹1,796 to the bank account it came from."],
  ["banktransfer", {}, "If you have already sent the money, we refund it to the bank account it came from."],
  ["hosted_pro", { invoices }, "We refund ₹1,796 the same way you paid."],
  ["hosted_pro", {}, "If you have already paid, we refund you the same way you paid."],
  [null, { invoices }, "We refund ₹1,796 the same way you paid."],
])("refundText for %s with %j is %s", (paymentCode, facts, text) => {
  expect(refundText({ ...sampleOrder, paymentCode, ...facts }, "en-IN")).toBe(text);
});
