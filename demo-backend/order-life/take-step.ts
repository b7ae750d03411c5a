import { orderNumber } from "../rules/order-number.ts";
import { stateAfter, statusOf, stepObstacle, type OrderStep } from "../rules/order-life.ts";
import type { Store } from "../store/database.ts";
import type { PlacedOrder } from "../store/order-store.ts";

export interface Parcel {
  /** Its code as the shop knows it; "custom" where it has none. */
  carrier: string;
  carrierTitle: string;
  trackingNumber: string;
}

interface StepDetails {
  now: Date;
  /** When shipping; without it the parcel has no tracking. */
  parcel?: Parcel | undefined;
  /** Told to the shopper with the step. */
  comment?: string;
}

/** Takes one step in an order's life, with its paper and its stock, or says why it cannot be taken. One write. */
export function takeStep(
  store: Store,
  orderId: number,
  step: OrderStep,
  details: StepDetails,
): { order: PlacedOrder } | { obstacle: string } {
  return store.transaction(() => {
    const order = requireOrder(store, orderId);
    const progress = store.orderLife.progressOf(order);
    const obstacle = stepObstacle(progress, step);
    if (obstacle !== null) return { obstacle };

    carryOut(store, order, step, details);
    const state = stateAfter(progress, step);
    if (details.comment !== undefined) store.sales.saveComment(orderId, details.comment, details.now);
    store.sales.saveState(orderId, state, statusOf(state), details.now);
    return { order: requireOrder(store, orderId) };
  });
}

function carryOut(store: Store, order: PlacedOrder, step: OrderStep, { now, parcel }: StepDetails): void {
  const { id: orderId } = order;
  const paper = (series: string) => ({
    orderId,
    number: nextNumber(store, order, series),
    createdAt: now.toISOString(),
  });
  switch (step) {
    case "invoice":
      store.sales.saveDocument("invoice", paper("invoice"));
      return store.orderLife.takePieces(orderId, "services");
    case "ship":
      store.sales.saveShipment({
        ...paper("shipment"),
        ...(parcel ?? { carrier: null, carrierTitle: null, trackingNumber: null }),
        items: store.orderLife.sentLinesOf(orderId),
      });
      return store.orderLife.takePieces(orderId, "goods");
    case "refund":
      store.sales.saveDocument("credit_memo", paper("credit_memo"));
      return store.orderLife.returnPieces(orderId);
    case "cancel":
      store.coupons.forgetUse(orderId);
      return store.orderLife.returnPieces(orderId);
  }
}

/** Each kind of paper has its own series in each store view, beginning with the view's digit as its orders do. */
function nextNumber(store: Store, order: PlacedOrder, series: string): string {
  const viewId = order.number.length > 9 ? Number(order.number.slice(0, -9)) : 1;
  return orderNumber(viewId, store.orders.nextCount(`${order.storeCode}/${series}`));
}

function requireOrder(store: Store, id: number): PlacedOrder {
  const order = store.orders.orderById(id);
  if (!order) throw new Error(`Moving an order: there is none with id ${id}`);
  return order;
}
