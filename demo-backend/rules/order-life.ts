export type OrderState = "new" | "pending_payment" | "processing" | "complete" | "closed" | "canceled";
export type OrderStep = "invoice" | "ship" | "cancel" | "refund";

/** How far an order has come. Documents are always over everything that was open, so one of a kind is all of it. */
export interface OrderProgress {
  state: OrderState;
  /** Nothing of it is sent. */
  isVirtual: boolean;
  isInvoiced: boolean;
  isShipped: boolean;
}

/** Why a step cannot be taken now, or null. The rules are those of Magento's order screen. */
export function stepObstacle(progress: OrderProgress, step: OrderStep): string | null {
  const { state, isInvoiced, isShipped, isVirtual } = progress;
  if (state === "canceled" || state === "closed") return `the order is ${state}`;
  switch (step) {
    case "invoice":
      if (state === "pending_payment") return "its payment is awaited";
      return isInvoiced ? "it is invoiced already" : null;
    case "ship":
      if (isVirtual) return "nothing of it is sent";
      if (state === "pending_payment") return "its payment is awaited";
      return isShipped ? "it is shipped already" : null;
    case "cancel":
      if (isInvoiced) return "it is invoiced: refund it instead";
      return isShipped ? "it is shipped already" : null;
    case "refund":
      return isInvoiced ? null : "it is not invoiced: cancel it instead";
  }
}

/** An order is complete once it is paid for and nothing is left to be sent. */
export function stateAfter(progress: OrderProgress, step: OrderStep): OrderState {
  switch (step) {
    case "invoice":
      return progress.isShipped || progress.isVirtual ? "complete" : "processing";
    case "ship":
      return progress.isInvoiced ? "complete" : "processing";
    case "cancel":
      return "canceled";
    case "refund":
      return "closed";
  }
}

/** Each state has one status here; a fresh order's is called pending. */
export function statusOf(state: OrderState): string {
  return state === "new" ? "pending" : state;
}

const labels: Record<string, string> = {
  pending: "Pending",
  pending_payment: "Pending Payment",
  processing: "Processing",
  complete: "Complete",
  closed: "Closed",
  canceled: "Canceled",
};

/** A status as GraphQL shows it. */
export function statusLabel(status: string): string {
  return labels[status] ?? status;
}

export interface LineQuantities {
  ordered: number;
  invoiced: number;
  shipped: number;
  refunded: number;
  canceled: number;
}

/** The word Magento has for an order line. */
export function lineStatus({ ordered, invoiced, shipped, refunded, canceled }: LineQuantities): string {
  if (refunded > 0 && refunded === ordered) return "Refunded";
  if (canceled > 0 && canceled === ordered) return "Canceled";
  if (shipped > 0) return shipped === ordered ? "Shipped" : "Partial";
  if (invoiced > 0) return invoiced === ordered ? "Invoiced" : "Partial";
  return "Ordered";
}
