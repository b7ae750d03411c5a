import type { Cart } from "~/lib/commerce/model/cart";

/** Total and currency in the place-order form: the order is not placed if they have changed. */
export function shownTotal({ totals: { grandTotal } }: Pick<Cart, "totals">): string {
  return `${grandTotal.currency} ${grandTotal.minor}`;
}
