import type { Cart } from "~/lib/commerce/model/cart";

/** What the payment page shows as the sum, for its form: nothing is ordered for another one, nor in another currency. */
export function shownTotal({ totals: { grandTotal } }: Pick<Cart, "totals">): string {
  return `${grandTotal.currency} ${grandTotal.minor}`;
}
