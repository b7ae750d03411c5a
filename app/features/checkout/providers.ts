import { hostedPro } from "~/features/checkout/payment-providers/hosted-pro/hosted-pro";
import type { PaymentProvider } from "~/features/checkout/payment-providers/payment-provider";

const PROVIDERS: readonly PaymentProvider[] = [hostedPro];

/** Null for a method that is paid without leaving the shop. */
export function providerOf(method: string | null): PaymentProvider | null {
  return PROVIDERS.find((provider) => provider.method === method) ?? null;
}

/** Of a cart whose order number never arrived, so that its method is not known either. */
export const anyProvider = hostedPro;
