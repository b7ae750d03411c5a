import { createHmac, timingSafeEqual } from "node:crypto";

export const razorpayKey = "rzp_test_sandbox";

/** Razorpay's signature of a payment: hex HMAC-SHA256 over `order|payment`. */
export function signPayment(order: string, payment: string, secret: string): string {
  return createHmac("sha256", secret).update(`${order}|${payment}`).digest("hex");
}

export function isSignature(given: string, expected: string): boolean {
  const [a, b] = [Buffer.from(given), Buffer.from(expected)];
  return a.length === b.length && timingSafeEqual(a, b);
}
