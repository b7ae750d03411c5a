import { priceBefore, type CartMemory } from "./cart-memory";
import type { Cart, CartLine } from "~/lib/commerce/model/cart";
import type { Constraints } from "~/lib/forms/submission";
import { money, type Money } from "~/lib/commerce/model/money";

export interface LineView extends Omit<CartLine, "request"> {
  /** Unit price when added, if it has changed since. */
  readonly priceBefore: Money | null;
}

/** A cart as sent to the browser: without its id, which stays in the HttpOnly cookie. */
export interface CartView extends Omit<Cart, "id" | "lines"> {
  readonly lines: readonly LineView[];
  /** How much less this is than at the products' regular prices; null where it is not. */
  readonly saved: Money | null;
}

/** With the constraints of its forms. */
export interface EditableCart extends CartView {
  readonly constraints: Constraints;
  /** It takes no changes: an order of it may still be made. */
  readonly isBeingOrdered: boolean;
}

export function toCartView({ id: _id, lines, ...view }: Cart, memory: CartMemory | null = null): CartView {
  const saved = lines.reduce(
    (sum, { regularPrice, unitPrice, quantity }) =>
      regularPrice ? sum + (regularPrice.minor - unitPrice.minor) * quantity : sum,
    0,
  );
  return {
    ...view,
    saved: saved > 0 ? money(saved, view.totals.grandTotal.currency) : null,
    lines: lines.map(({ request: _request, ...line }) => ({ ...line, priceBefore: priceBefore(memory, { ...line }) })),
  };
}
