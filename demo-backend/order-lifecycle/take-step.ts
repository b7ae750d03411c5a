import { orderNumber } from "../rules/order-number.ts";
import { stateAfter, statusOf, stepProblem, type OrderStep } from "../rules/order-lifecycle.ts";
import type { Store } from "../store/database.ts";
import type { Quantities } from "../store/order-lifecycle-store.ts";
import type { PlacedOrder } from "../store/order-store.ts";
import { openLines, quantitiesOf, progressOf } from "./order-progress.ts";

export interface ShipmentTracking {
  /** "custom" for a carrier unknown to Magento. */
  carrier: string;
  carrierTitle: string;
  trackingNumber: string;
}

interface StepDetails {
  now: Date;
  tracking?: ShipmentTracking | undefined;
  comment?: string;
  /** Quantity by order line id. Without it the step covers the rest. */
  part?: ReadonlyMap<number, number> | undefined;
}

/** In one transaction with document and stock. Returns the reason if the step does not apply. */
export function takeStep(
  store: Store,
  orderId: number,
  step: OrderStep,
  details: StepDetails,
): { order: PlacedOrder } | { problem: string } {
  return store.transaction(() => {
    const order = requireOrder(store, orderId);
    const progress = progressOf(store, order);
    const open = openLines(store, order, step);
    const items = details.part === undefined ? open : partOf(open, details.part);
    const problem = stepProblem(progress, step) ?? (items === null || items.length === 0 ? tooMany : null);
    if (problem !== null || items === null) return { problem: problem ?? tooMany };

    const openCount = open.reduce((sum, { quantity }) => sum + quantity, 0);
    const isRest = items.reduce((sum, { quantity }) => sum + quantity, 0) === openCount;
    const quantities = isRest && (step !== "refund" || progress.isInvoiced) ? null : quantitiesOf(store, items);
    applyStep(store, order, { ...details, step, items, quantities });
    // Only a full refund closes an order.
    const isWhole = isRest && (step !== "refund" || progress.isInvoiced);
    const state = stateAfter(progress, step, isWhole);
    if (details.comment !== undefined) store.sales.saveComment(orderId, details.comment, details.now);
    store.sales.saveState(orderId, state, statusOf(state), details.now);
    return { order: requireOrder(store, orderId) };
  });
}

const tooMany = "not so many pieces of it are left";

type Item = ReturnType<typeof openLines>[number];

function partOf(open: readonly Item[], part: ReadonlyMap<number, number>): Item[] | null {
  const items = open.flatMap(({ line }) => {
    const quantity = part.get(line.id) ?? 0;
    return quantity > 0 ? [{ line, quantity }] : [];
  });
  const isAvailable = [...part].every(([id, quantity]) => open.some(({ line, quantity: openQuantity }) => line.id === id && quantity <= openQuantity)); // prettier-ignore
  return isAvailable ? items : null;
}

function applyStep(
  store: Store,
  order: PlacedOrder,
  {
    step,
    now,
    tracking,
    items,
    quantities,
  }: StepDetails & { step: OrderStep; items: readonly Item[]; quantities: Quantities },
): void {
  const { id: orderId } = order;
  const document = (series: string) => ({
    orderId,
    number: nextNumber(store, order, series),
    createdAt: now.toISOString(),
    items: items.map(({ line, quantity }) => ({ orderLineId: line.id, quantity })),
  });
  switch (step) {
    case "invoice":
      store.sales.saveDocument("invoice", document("invoice"));
      return store.orderLifecycle.takeStock(orderId, "services", quantities);
    case "ship":
      store.sales.saveShipment({
        ...document("shipment"),
        ...(tracking ?? { carrier: null, carrierTitle: null, trackingNumber: null }),
      });
      return store.orderLifecycle.takeStock(orderId, "goods", quantities);
    case "refund":
      store.sales.saveDocument("credit_memo", document("credit_memo"));
      return store.orderLifecycle.returnStock(orderId, quantities);
    case "cancel":
      store.coupons.removeUse(orderId);
      return store.orderLifecycle.returnStock(orderId, null);
  }
}

/** Each document type has its own number sequence per store view. */
function nextNumber(store: Store, order: PlacedOrder, series: string): string {
  const viewId = order.number.length > 9 ? Number(order.number.slice(0, -9)) : 1;
  return orderNumber(viewId, store.orders.nextCount(`${order.storeCode}/${series}`));
}

function requireOrder(store: Store, id: number): PlacedOrder {
  const order = store.orders.orderById(id);
  if (!order) throw new Error(`Changing an order: there is none with id ${id}`);
  return order;
}
