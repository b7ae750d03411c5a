import type { LineProblem } from "./stock.ts";
import { notSalable } from "./stock.ts";

export interface OrderReadiness {
  isEmpty: boolean;
  isVirtual: boolean;
  email: string | null;
  lineProblems: readonly LineProblem[];
  hasShippingAddress: boolean;
  hasBillingAddress: boolean;
  /** The chosen method is still available. */
  hasShippingMethod: boolean;
  lacksPickupLocation: boolean;
  payment: "none" | "unavailable" | "ready";
}

/** The first failed check in Magento's order, or null. */
export function orderProblem(cart: OrderReadiness): string | null {
  if (!cart.email) return "Guest email for cart is missing.";
  const reason = placementProblem(cart);
  return reason && `Unable to place order: ${reason}`;
}

function placementProblem(cart: OrderReadiness): string | null {
  if (cart.isEmpty) {
    return "A server error stopped your order from being placed. Please try to place your order again.";
  }
  const problem = cart.lineProblems[0];
  if (problem) return problem.code === notSalable.code ? "Some of the products are out of stock." : problem.message;
  if (!cart.isVirtual && !cart.hasShippingAddress) {
    return "Some addresses can't be used due to the configurations for specific countries.";
  }
  if (!cart.isVirtual && !cart.hasShippingMethod) {
    return "The shipping method is missing. Select the shipping method and try again.";
  }
  if (cart.lacksPickupLocation) return "Quote does not have Pickup Location assigned.";
  if (!cart.hasBillingAddress) return "Please check the billing address information.";
  if (cart.payment === "none") return "Enter a valid payment method and try again.";
  return cart.payment === "unavailable" ? "The requested Payment Method is not available." : null;
}
