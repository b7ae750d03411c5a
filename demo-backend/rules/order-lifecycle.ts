export type OrderState = "new" | "pending_payment" | "processing" | "complete" | "closed" | "canceled";
export type OrderStep = "invoice" | "ship" | "cancel" | "refund";

export interface OrderProgress {
  state: OrderState;
  isVirtual: boolean;
  isInvoiced: boolean;
  isShipped: boolean;
  isPartlyInvoiced?: boolean;
  isPartlyShipped?: boolean;
}

/** Why a step does not apply by Magento's rules, or null. */
export function stepProblem(progress: OrderProgress, step: OrderStep): string | null {
  const { state, isInvoiced, isShipped, isVirtual } = progress;
  const hasInvoice = isInvoiced || progress.isPartlyInvoiced === true;
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
      if (hasInvoice) return "it is invoiced: refund it instead";
      return isShipped || progress.isPartlyShipped === true ? "it is shipped already" : null;
    case "refund":
      return hasInvoice ? null : "it is not invoiced: cancel it instead";
  }
}

/** `isWhole`: the step covered the rest. */
export function stateAfter(progress: OrderProgress, step: OrderStep, isWhole = true): OrderState {
  switch (step) {
    case "invoice":
      return isWhole && (progress.isShipped || progress.isVirtual) ? "complete" : "processing";
    case "ship":
      return isWhole && progress.isInvoiced ? "complete" : "processing";
    case "cancel":
      return "canceled";
    case "refund":
      return isWhole ? "closed" : progress.state;
  }
}

/** One status per state. */
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
  // Unused here, but an administrator may set them.
  holded: "On Hold",
  payment_review: "Payment Review",
  fraud: "Suspected Fraud",
};

export function statusLabel(status: string): string {
  return labels[status] ?? status;
}

export interface LineQuantities {
  ordered: number;
  invoiced: number;
  shipped: number;
  refunded: number;
  canceled: number;
  backordered?: number;
}

export function lineStatus({
  ordered,
  invoiced,
  shipped,
  refunded,
  canceled,
  backordered = 0,
}: LineQuantities): string {
  if (refunded > 0 && refunded === ordered) return "Refunded";
  if (canceled > 0 && canceled === ordered) return "Canceled";
  if (shipped === ordered) return "Shipped";
  if (shipped > 0 && invoiced > shipped) return "Mixed";
  if (shipped > 0) return "Partial";
  if (invoiced > 0) return invoiced === ordered ? "Invoiced" : "Partial";
  return backordered > 0 ? "Backordered" : "Ordered";
}

/** Quantity that a step may still cover. */
export function openQuantity({ ordered, invoiced, shipped, refunded }: LineQuantities, step: OrderStep): number {
  switch (step) {
    case "invoice":
      return ordered - invoiced;
    case "ship":
      return Math.max(0, ordered - shipped - refunded);
    case "refund":
      return invoiced - refunded;
    case "cancel":
      return ordered;
  }
}
