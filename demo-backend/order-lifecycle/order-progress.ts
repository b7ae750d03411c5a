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
  const shippable = lines.filter(isShippable);
  return {
    state: order.state,
    isVirtual: order.isVirtual === 1,
    isInvoiced: lines.every(({ quantities }) => openQuantity(quantities, "invoice") === 0),
    isPartlyInvoiced: lines.some(({ quantities }) => quantities.invoiced > 0),
    isShipped: shippable.length > 0 && shippable.every(({ quantities }) => openQuantity(quantities, "ship") === 0),
    isPartlyShipped: shippable.some(({ quantities }) => quantities.shipped > 0),
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
    .filter((each) => step !== "ship" || isShippable(each))
    .map(({ line, quantities }) => ({ line, quantity: openQuantity(quantities, step) }))
    .filter(({ quantity }) => quantity > 0);
}

function isShippable({ line }: LineProgress): boolean {
  return line.productType !== "virtual" && line.productType !== "downloadable";
}

export function quantitiesOf(
  { catalogue }: Store,
  items: readonly { line: OrderLineRow; quantity: number }[],
): Map<number, number> {
  const quantities = new Map<number, number>();
  const add = (productId: number, count: number) => quantities.set(productId, (quantities.get(productId) ?? 0) + count);
  for (const { line, quantity } of items) {
    const chosen = parseChoices(line.choices).filter((choice) => choice.kind === "bundle");
    if (line.productType !== "bundle") add(line.variantId ?? line.productId, quantity);
    const selections = catalogue.bundleOptionsOf(line.productId).flatMap((option) => option.selections);
    for (const choice of chosen) {
      const selection = selections.find(({ id }) => id === choice.selectionId);
      if (selection) add(selection.productId, choice.quantity * quantity);
    }
  }
  return quantities;
}
