import { hostedPro } from "./hosted-pro/provider.server";
import type { ApprovalProvider, PaymentProvider } from "./payment-provider";
import { paypalExpress } from "./paypal-express/provider.server";
import { razorpay } from "./razorpay/provider.server";

/** A new provider needs a folder and a line in one of these lists. */
export const paymentProviders: PaymentProvider[] = [hostedPro, razorpay];
const approvalProviders: ApprovalProvider[] = [paypalExpress];

export function providerOf(method: string | null): PaymentProvider | null {
  return paymentProviders.find((provider) => provider.method === method) ?? null;
}

export function approvalProviderOf(method: string): ApprovalProvider | null {
  return approvalProviders.find((provider) => provider.method === method) ?? null;
}
