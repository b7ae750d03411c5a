import type { PaymentProvider } from "./payment-providers/payment-provider";

/** All `provider.ts` files in the folders beside this file: a new provider needs no registration. */
const found = import.meta.glob<{ readonly provider: PaymentProvider }>("./payment-providers/*/provider.ts", {
  eager: true,
});
const providers = Object.values(found).map(({ provider }) => provider);
const [first] = providers;
if (!first) throw new Error("payment providers: no folder has one");

/** Null for a method that is paid without leaving the shop. */
export function providerOf(method: string | null): PaymentProvider | null {
  return providers.find((provider) => provider.method === method) ?? null;
}

/** For a cart whose order number, and so its payment method, is unknown. */
export const anyProvider: PaymentProvider = first;
