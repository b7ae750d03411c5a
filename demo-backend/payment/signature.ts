import { createHmac, timingSafeEqual } from "node:crypto";
import type { PaymentResult } from "../order-lifecycle/settle-payment.ts";

/** HMAC-SHA-256 over the fields as a JSON array, so that they cannot be reordered or joined. */
function sign({ payment, result, reason }: PaymentResult, secret: string): string {
  return createHmac("sha256", secret)
    .update(JSON.stringify([payment, result, reason]))
    .digest("hex");
}

/** A result from the network; null unless it is complete and signed. */
export function readSigned(fields: URLSearchParams, secret: string): PaymentResult | null {
  const result = fields.get("result");
  const payment = fields.get("payment");
  if (payment === null || (result !== "approved" && result !== "declined" && result !== "canceled")) return null;
  const read: PaymentResult = { payment, result, reason: fields.get("reason") ?? "" };
  const expected = Buffer.from(sign(read, secret));
  const given = Buffer.from(fields.get("signature") ?? "");
  return given.length === expected.length && timingSafeEqual(given, expected) ? read : null;
}

export function signedFields(result: PaymentResult, secret: string): URLSearchParams {
  return new URLSearchParams({ ...result, signature: sign(result, secret) });
}
