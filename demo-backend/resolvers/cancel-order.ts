import { progressOf } from "../order-lifecycle/order-progress.ts";
import { takeStep } from "../order-lifecycle/take-step.ts";
import { fromUid } from "../rules/uid.ts";
import type { PlacedOrder } from "../store/order-store.ts";
import type { BackendContext } from "./context.ts";
import { requireCustomer } from "./customer-access.ts";
import { inputError } from "./errors.ts";

interface CancelOrderInput {
  order_id: string;
  reason: string;
}

export const cancelOrderResolvers = {
  StoreConfig: {
    order_cancellation_enabled: (_: unknown, __: unknown, { settings }: BackendContext) =>
      settings.cancellationReasons.length > 0,
    order_cancellation_reasons: (_: unknown, __: unknown, { settings }: BackendContext) =>
      settings.cancellationReasons.map((description) => ({ description })),
  },
  Mutation: {
    /** Problems are returned in `error`, not as GraphQL errors. */
    cancelOrder(_: unknown, { input }: { input: CancelOrderInput }, context: BackendContext) {
      const customer = requireCustomer(context);
      const reason = input.reason.trim();
      const id = Number(fromUid(input.order_id) ?? NaN);
      if (!Number.isInteger(id)) throw inputError('Required parameter "order_id" is missing or incorrect.');
      if (reason === "") throw inputError('Required parameter "reason" is missing or incorrect.');
      const order = context.store.orders.orderById(id);
      if (!order) return { error: "The entity that was requested doesn't exist. Verify the entity and try again." };
      if (order.customerId !== customer.id) return { error: "Current user is not authorized to cancel this order" };
      return cancel(context, order, reason);
    },
  },
};

/** Null if the order can be cancelled. */
export function cancellationProblem({ store, settings }: BackendContext, order: PlacedOrder): string | null {
  if (settings.cancellationReasons.length === 0) return "Order cancellation is not enabled for requested store.";
  const { state, isShipped } = progressOf(store, order);
  if (state === "complete" || state === "closed" || state === "canceled") {
    return "Order already closed, complete, cancelled or on hold";
  }
  return isShipped ? "Order with one or more items shipped cannot be cancelled" : null;
}

export function cancel(context: BackendContext, order: PlacedOrder, reason: string) {
  const { store } = context;
  const now = context.now();
  return store.transaction(() => {
    const error = cancellationProblem(context, order);
    if (error) return { error, order };
    const { isInvoiced } = progressOf(store, order);
    // Refunds what was paid.
    const step = takeStep(store, order.id, isInvoiced ? "refund" : "cancel", { now, comment: `Cancelled: ${reason}` });
    if ("problem" in step) return { error: step.problem, order };
    closePayment(context, order.id);
    context.sendMail({
      to: order.email,
      subject: `Order ${order.number} is cancelled`,
      text: `Your order ${order.number} was cancelled as you asked (${reason}).${isInvoiced ? "\nYour money is on its way back." : ""}`,
    });
    return { error: null, order: step.order };
  });
}

/** An open payment page must not accept a payment any more. */
function closePayment({ store, now }: BackendContext, orderId: number): void {
  const payment = store.hostedPayments.ofOrder(orderId);
  if (!payment) return;
  const settledAt = now().toISOString();
  store.hostedPayments.change(payment.id, { ...payment, status: "canceled", reason: "canceled", settledAt });
}
