import { hostedPro } from "./hosted-pro/provider.server";
import type { ApprovalProvider, PaymentProvider } from "./payment-provider";
import { paypalExpress } from "./paypal-express/provider.server";
import { razorpay } from "./razorpay/provider.server";

/** All payment providers. A new one needs its folder and a line in one of these lists. */
export const paymentProviders: PaymentProvider[] = [hostedPro, razorpay];
const approvalProviders: ApprovalProvider[] = [paypalExpress];

/** The provider that takes the payment of an order. Null for other methods. */
export function providerOf(method: string | null): PaymentProvider | null {
  return paymentProviders.find((provider) => provider.method === method) ?? null;
}

/** The provider that takes an approval before the order. Null for other methods. */
export function approvalProviderOf(method: string): ApprovalProvider | null {
  return approvalProviders.find((provider) => provider.method === method) ?? null;
}
