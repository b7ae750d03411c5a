import { hostedPro } from "./hosted-pro/provider";
import type { PaymentProvider } from "./payment-provider";
import { razorpay } from "./razorpay/provider.server";

/** All payment providers. A new one needs its folder and a line here. */
export const paymentProviders: PaymentProvider[] = [hostedPro, razorpay];

/** Null for a method that is paid without leaving the shop, and for an unknown one. */
export function providerOf(method: string | null): PaymentProvider | null {
  return paymentProviders.find((provider) => provider.method === method) ?? null;
}
