import { parseChoices } from "../rules/line-choices.ts";
import { openQuantity, type LineQuantities, type OrderProgress, type OrderStep } from "../rules/order-lifecycle.ts";
import type { Store } from "../store/database.ts";
import type { OrderLineRow } from "../store/order-rows.ts";
import type { PlacedOrder } from "../store/order-store.ts";

export interface LineProgress {
  line: OrderLineRow & { id: number };
  quantities: LineQuantities;
}

export function linesOf({ orders, sales }: Store, order: PlacedOrder): LineProgress[] {
  return orders.linesOfOrder(order.id).map((line) => ({
    line,
    quantities: {
      ordered: line.quantity,
      invoiced: sales.countOf(line.id, "invoice"),
      shipped: sales.shippedOf(line.id),
      refunded: sales.countOf(line.id, "credit_memo"),
      canceled: order.state === "canceled" ? line.quantity : 0,
      backordered: line.backordered,
    },
  }));
}

export function progressOf(store: Store, order: PlacedOrder): OrderProgress {
  const lines = linesOf(store, order);
  const sent = lines.filter(isSent);
  return {
    state: order.state,
    isVirtual: order.isVirtual === 1,
    isInvoiced: lines.every(({ quantities }) => openQuantity(quantities, "invoice") === 0),
    isPartlyInvoiced: lines.some(({ quantities }) => quantities.invoiced > 0),
    isShipped: sent.length > 0 && sent.every(({ quantities }) => openQuantity(quantities, "ship") === 0),
    isPartlyShipped: sent.some(({ quantities }) => quantities.shipped > 0),
  };
}

/** What a step still applies to. Services and downloads are not shipped. */
export function openLines(
  store: Store,
  order: PlacedOrder,
  step: OrderStep,
): { line: LineProgress["line"]; quantity: number }[] {
  // prettier-ignore
  return linesOf(store, order)
    .filter((each) => step !== "ship" || isSent(each))
    .map(({ line, quantities }) => ({ line, quantity: openQuantity(quantities, step) }))
    .filter(({ quantity }) => quantity > 0);
}

function isSent({ line }: LineProgress): boolean {
  return line.productType !== "virtual" && line.productType !== "downloadable";
}

export function quantitiesOf(
  { catalogue }: Store,
  items: readonly { line: OrderLineRow; quantity: number }[],
): Map<number, number> {
  const pieces = new Map<number, number>();
  const add = (productId: number, count: number) => pieces.set(productId, (pieces.get(productId) ?? 0) + count);
  for (const { line, quantity } of items) {
    const chosen = parseChoices(line.choices).filter((choice) => choice.kind === "bundle");
    if (line.productType !== "bundle") add(line.variantId ?? line.productId, quantity);
    const selections = catalogue.bundleOptionsOf(line.productId).flatMap((option) => option.selections);
    for (const choice of chosen) {
      const selection = selections.find(({ id }) => id === choice.selectionId);
      if (selection) add(selection.productId, choice.quantity * quantity);
    }
  }
  return pieces;
}
