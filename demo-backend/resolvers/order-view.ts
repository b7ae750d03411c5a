import type { CurrencyView } from "../rules/money.ts";
import type { LineQuantities } from "../rules/order-life.ts";
import type { OrderLineRow } from "../store/order-rows.ts";
import type { PlacedOrder } from "../store/order-store.ts";
import type { BackendContext } from "./context.ts";

/** An order line with what became of it. */
export interface OrderLineView {
  order: PlacedOrder;
  line: OrderLineRow & { id: number };
  quantities: LineQuantities;
}

/** Some pieces of a line on an invoice, in a parcel or on a credit memo. */
export interface DocumentItemView extends OrderLineView {
  /** Of the document's own row. */
  id: number;
  quantity: number;
}

export function viewLines({ store }: BackendContext, order: PlacedOrder): OrderLineView[] {
  const isInvoiced = store.sales.documentOf(order.id, "invoice") !== undefined;
  const isRefunded = store.sales.documentOf(order.id, "credit_memo") !== undefined;
  const isCanceled = order.state === "canceled";
  return store.orders.linesOfOrder(order.id).map((line) => ({
    order,
    line,
    quantities: {
      ordered: line.quantity,
      invoiced: isInvoiced ? line.quantity : 0,
      shipped: store.sales.shippedOf(line.id),
      refunded: isRefunded ? line.quantity : 0,
      canceled: isCanceled ? line.quantity : 0,
    },
  }));
}

/** An order keeps the currency, and the rate, it was placed in. */
export function currencyOf({ currency, currencyRate }: PlacedOrder): CurrencyView {
  return { code: currency, rate: currencyRate };
}
