import { linesOf, type LineProgress } from "../order-lifecycle/order-progress.ts";
import type { CurrencyView } from "../rules/money.ts";
import type { PlacedOrder } from "../store/order-store.ts";
import type { BackendContext } from "./context.ts";

export interface OrderLineView extends LineProgress {
  order: PlacedOrder;
}

export interface DocumentItemView extends OrderLineView {
  id: number;
  quantity: number;
}

export function viewLines({ store }: BackendContext, order: PlacedOrder): OrderLineView[] {
  return linesOf(store, order).map((line) => ({ order, ...line }));
}

export function currencyOf({ currency, currencyRate }: PlacedOrder): CurrencyView {
  return { code: currency, rate: currencyRate };
}
