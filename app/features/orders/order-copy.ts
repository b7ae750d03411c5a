import type { Cart, CartLine } from "~/lib/commerce/model/cart";
import type { Order, OrderLine } from "~/lib/commerce/model/order";
import type { Money } from "~/lib/commerce/model/money";
import { multipliesTo } from "~/lib/commerce/model/product";
import { deflate } from "~/lib/server/cookies/deflated-text";

/**
 * A guest's order, copied from its cart just before ordering: Magento 2.4.6 returns orders to customers only, and another payment method
 * needs the lines again. Sealed in a cookie (docs/decisions/0008).
 */
export interface OrderCopy extends Pick<
  Cart,
  | "quantity"
  | "totals"
  | "isBeforeTax"
  | "coupons"
  | "shippingAddress"
  | "pickupStore"
  | "billingAddress"
  | "shippingMethod"
> {
  /** May be incomplete for lack of room; `quantity` is the total. */
  readonly lines: readonly CopiedLine[];
  readonly paymentMethod: string | null;
}

interface CopiedLine extends Pick<CartLine, "name" | "choices" | "quantity" | "total"> {
  /** Null if price times quantity is not the total. */
  readonly price: Money | null;
  readonly request: CartLine["request"] | null;
}

/** Compressed size. Sealed it is as large as a draft form, but both are never stored at the same time (docs/decisions/0008). */
const MAX_BYTES = 1_700;

/** With many lines first their texts are dropped (the name is then ""), then the lines. Null if not even the addresses fit. */
export function packOrderCopy(
  cart: Cart,
  { method, isPaidLater }: { method: string; isPaidLater: boolean },
): string | null {
  const { quantity, totals, isBeforeTax, coupons, shippingAddress, pickupStore, billingAddress, shippingMethod } = cart;
  const lines = cart.lines.map(({ name, choices, quantity, unitPrice, total, request }): CopiedLine => {
    const price = multipliesTo(total, { unit: unitPrice, quantity }) ? unitPrice : null;
    return { name, choices, quantity, price, total, request: isPaidLater ? request : null };
  });
  const paymentMethod = cart.paymentMethods.find(({ code }) => code === method)?.title ?? null;
  const addresses = { shippingAddress, pickupStore, billingAddress };
  const common = { quantity, totals, isBeforeTax, coupons, ...addresses, shippingMethod, paymentMethod };
  const shortened = isPaidLater ? lines.map((line) => ({ ...line, name: "", choices: [] })) : [];
  for (const some of [lines, shortened, []]) {
    const text = JSON.stringify({ ...common, lines: some } satisfies OrderCopy);
    if (deflate(text).length <= MAX_BYTES) return text;
  }
  return null;
}

export function unpackOrderCopy(text: string | null): OrderCopy | null {
  if (text === null) return null;
  try {
    const copy = JSON.parse(text) as OrderCopy; // sealed by this shop; another release's shape has no grand total
    return copy.totals.grandTotal.currency ? copy : null;
  } catch {
    return null;
  }
}

export interface ShownOrder extends Pick<
  Order,
  | "number"
  | "totals"
  | "isBeforeTax"
  | "shippingAddress"
  | "billingAddress"
  | "shippingMethod"
  | "collectedFrom"
  | "paymentMethod"
  | "shipments"
> {
  readonly date: string | null;
  readonly status: string | null;
  /** Empty if they did not fit into the copy; `quantity` is then the total. */
  readonly lines: readonly ShownLine[];
  readonly quantity?: number | undefined;
}

export type ShownLine = Pick<OrderLine, "id" | "name" | "path" | "status" | "choices" | "quantity" | "price" | "total">;

export function toShownOrder(copy: OrderCopy, number: Order["number"]): ShownOrder {
  const { coupons: _coupons, lines, pickupStore, shippingMethod, ...shown } = copy;
  const named = lines.filter(({ name }) => name !== "");
  return {
    ...shown,
    number,
    date: null,
    status: null,
    lines: named.map(({ request: _request, ...line }, nth) => ({ ...line, id: String(nth), path: null, status: "" })),
    shippingMethod: shippingMethod?.title ?? null,
    // The copy is of the cart, which does not name the store.
    collectedFrom: pickupStore === null ? null : "",
    shipments: [],
  };
}
