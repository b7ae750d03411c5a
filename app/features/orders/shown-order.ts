import type { Order, OrderLine } from "~/lib/commerce/model/order";
import type { OrderCopy } from "./order-copy";

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
  const { totals, isBeforeTax, quantity, shippingAddress, billingAddress, shippingMethod, paymentMethod } = copy;
  const named = copy.lines.filter(({ name }) => name !== "");
  return {
    number,
    date: null,
    status: null,
    lines: named.map(({ request: _request, ...line }, nth) => ({ ...line, id: String(nth), path: null, status: "" })),
    quantity,
    totals,
    isBeforeTax,
    shippingAddress,
    billingAddress,
    shippingMethod: shippingMethod?.title ?? null,
    // The copy is of the cart, which does not name the store.
    collectedFrom: copy.pickupStore === null ? null : "",
    paymentMethod,
    shipments: [],
  };
}
