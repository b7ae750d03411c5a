import type { Order, OrderLine } from "~/lib/commerce/model/order";
import type { OrderCopy } from "./order-copy";

/** An order as far as it can be shown to whoever placed it: the backend's, or this browser's copy of it. */
export interface ShownOrder extends Pick<
  Order,
  | "number"
  | "totals"
  | "isBeforeTax"
  | "shippingAddress"
  | "billingAddress"
  | "shippingMethod"
  | "paymentMethod"
  | "shipments"
> {
  /** The copy has neither. */
  readonly date: string | null;
  readonly status: string | null;
  /** Empty where they did not fit into the copy; `quantity` then tells how many pieces. */
  readonly lines: readonly ShownLine[];
  readonly quantity?: number | undefined;
}

export type ShownLine = Pick<OrderLine, "id" | "name" | "path" | "status" | "choices" | "quantity" | "price">;

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
    paymentMethod,
    shipments: [],
  };
}
