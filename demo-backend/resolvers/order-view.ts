import { linesOf, type LineProgress } from "../order-lifecycle/order-progress.ts";
import type { CurrencyView } from "../rules/money.ts";
import type { PlacedOrder } from "../store/order-store.ts";
import type { BackendContext } from "./context.ts";

/** An order line with its progress. */
export interface OrderLineView extends LineProgress {
  order: PlacedOrder;
}

/** A quantity of a line on an invoice, shipment or credit memo. */
export interface DocumentItemView extends OrderLineView {
  /** Of the document's own row. */
  id: number;
  quantity: number;
}

export function viewLines({ store }: BackendContext, order: PlacedOrder): OrderLineView[] {
  return linesOf(store, order).map((line) => ({ order, ...line }));
}

/** An order keeps the currency, and the rate, it was placed in. */
export function currencyOf({ currency, currencyRate }: PlacedOrder): CurrencyView {
  return { code: currency, rate: currencyRate };
}
