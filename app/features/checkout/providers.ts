import type { PaymentProvider } from "./payment-providers/payment-provider";

/** Each folder beside this file has its `provider.ts`: one more is a folder, and nothing else has to know it. */
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

/** Of a cart whose order number never arrived, so that its method is not known either. */
export const anyProvider: PaymentProvider = first;
