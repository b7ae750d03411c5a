import { expect, test } from "vitest";
import type { PaymentResult } from "../order-lifecycle/settle-payment.ts";
import { readSigned, signedFields } from "./signature.ts";

const approved: PaymentResult = { payment: "p1", result: "approved", reason: "" };

test("reads fields signed with the same secret", () => {
  expect(readSigned(signedFields(approved, "secret"), "secret")).toEqual(approved);
});

test.each([
  ["another secret", (fields: URLSearchParams) => fields, "other"],
  ["another payment", (fields: URLSearchParams) => fields.set("payment", "p2"), "secret"],
  ["another result", (fields: URLSearchParams) => fields.set("result", "declined"), "secret"],
  ["another reason", (fields: URLSearchParams) => fields.set("reason", "x"), "secret"],
  ["an unknown result", (fields: URLSearchParams) => fields.set("result", "free"), "secret"],
  ["a short signature", (fields: URLSearchParams) => fields.set("signature", "ab"), "secret"],
  ["no signature", (fields: URLSearchParams) => fields.delete("signature"), "secret"],
])("rejects %s", (_, tamper, secret) => {
  const fields = signedFields(approved, "secret");
  tamper(fields);
  expect(readSigned(fields, secret)).toBeNull();
});
