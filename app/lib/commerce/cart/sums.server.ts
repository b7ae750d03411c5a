import { toMoney } from "~/lib/commerce/catalog/to-money.server";
import type { CartTotals } from "~/lib/commerce/model/cart";
import type { Fee, Money } from "~/lib/commerce/model/money";

interface Sums {
  readonly subtotal: Money;
  readonly shipping: Money | null;
}

interface BackendTotals extends Pick<CartTotals, "discounts" | "taxes" | "grandTotal"> {
  readonly withTax: Sums | null;
  readonly withoutTax: Sums | null;
  /** Fees of all lines, in minor units. */
  readonly fees: number;
}

/**
 * The totals that add up to the grand total. Magento applies discounts to prices with or without
 * tax, depending on its settings, so both are tried, first as the shop displays prices. A subtotal
 * without tax may lack the fees, which the lines contain. If none adds up, they are not listed
 * (`tax: "apart"`).
 */
export function toConsistentTotals(backendTotals: BackendTotals, pricesIncludeTax: boolean | null): CartTotals {
  const { withTax, withoutTax, discounts, taxes, grandTotal, fees } = backendTotals;
  const plusFees = withoutTax && { ...withoutTax, subtotal: plus(withoutTax.subtotal, fees) };
  const candidates = [
    { tax: "included", sums: withTax, added: 0 },
    { tax: "added", sums: withoutTax, added: total(taxes) },
    { tax: "added", sums: plusFees, added: total(taxes) },
  ] as const;
  const tried = pricesIncludeTax === false ? candidates.toReversed() : candidates;
  const found = tried.find(
    ({ sums, added }) =>
      sums && sums.subtotal.minor - total(discounts) + (sums.shipping?.minor ?? 0) + added === grandTotal.minor,
  );
  const { subtotal, shipping } = found?.sums ?? withTax ?? { subtotal: grandTotal, shipping: null };
  return { tax: found?.tax ?? "apart", subtotal, shipping, discounts, taxes, grandTotal };
}

function total(entries: readonly Pick<Fee, "amount">[]): number {
  return entries.reduce((sum, { amount }) => sum + amount.minor, 0);
}

function plus(price: Money, minor: number): Money {
  return { ...price, minor: price.minor + minor };
}

type Labelled = { readonly label: string; readonly amount: Parameters<typeof toMoney>[0] };

export function toAmounts(entries: readonly Labelled[] | null | undefined): CartTotals["discounts"] {
  return (entries ?? []).flatMap(({ label, amount: wire }) => {
    const amount = toMoney(wire);
    return amount ? [{ label, amount }] : [];
  });
}
