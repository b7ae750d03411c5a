import type { CartTotals } from "~/lib/commerce/model/cart";
import type { Money } from "~/lib/commerce/model/money";

interface Sums {
  readonly subtotal: Money;
  /** Null before a method is chosen. */
  readonly shipping: Money | null;
}

interface Known extends Pick<CartTotals, "discounts" | "taxes" | "grandTotal"> {
  /** Null where the backend does not tell them in this manner. */
  readonly withTax: Sums | null;
  readonly withoutTax: Sums | null;
}

/**
 * The sums in the manner in which they add up to the grand total. Magento counts discounts with or without tax as its merchant set it,
 * so this has to be tried: first as the shop shows its prices, then the other way. Where neither adds up, they are not listed.
 */
export function sumsThatAddUp(known: Known, pricesIncludeTax: boolean | null): CartTotals {
  const { withTax, withoutTax, discounts, taxes, grandTotal } = known;
  const candidates = [
    { tax: "included", sums: withTax, added: 0 },
    { tax: "added", sums: withoutTax, added: total(taxes) },
  ] as const;
  const tried = pricesIncludeTax === false ? candidates.toReversed() : candidates;
  const found = tried.find(
    ({ sums, added }) =>
      sums && sums.subtotal.minor - total(discounts) + (sums.shipping?.minor ?? 0) + added === grandTotal.minor,
  );
  const { subtotal, shipping } = found?.sums ?? withTax ?? { subtotal: grandTotal, shipping: null };
  return { tax: found?.tax ?? "apart", subtotal, shipping, discounts, taxes, grandTotal };
}

function total(entries: CartTotals["taxes"]): number {
  return entries.reduce((sum, { amount }) => sum + amount.minor, 0);
}
