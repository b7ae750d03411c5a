import { toMoney } from "~/lib/commerce/catalog/to-money.server";
import type { CartTotals } from "~/lib/commerce/model/cart";

interface Labelled {
  readonly label: string;
  readonly amount: Parameters<typeof toMoney>[0];
}

/** Discounts or taxes of a cart or an order; entries without an amount are left out. */
export function toAmounts(entries: readonly (Labelled | null)[] | null | undefined): CartTotals["discounts"] {
  return (entries ?? []).flatMap((entry) => {
    const amount = toMoney(entry?.amount);
    return entry && amount ? [{ label: entry.label, amount }] : [];
  });
}
