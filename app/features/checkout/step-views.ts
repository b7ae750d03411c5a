import { isSameAddress } from "~/features/addresses/same-address";
import { contactPath, missingFrom, stepPath, type Missing, type Progress } from "./steps";

export interface StepView {
  readonly label: string;
  /** Null where the step is not reachable. */
  readonly path: string | null;
  readonly isCurrent: boolean;
  readonly isDone: boolean;
}

/** What the bar of steps calls the screens, in order. Contact and destination are one screen, whatever its address. */
const LABELS = ["Account", "Shipping", "Billing", "Payment"] as const;
type Label = (typeof LABELS)[number];

/** The steps as the page at `place` shows them. Billing is one of them only for whoever has a billing address of their own. */
export function stepViews(cart: Progress, place: { readonly pathname: string; readonly search: string }): StepView[] {
  const current = labelOf(cart, place);
  const reached = LABELS.indexOf(reachedBy(missingFrom(cart)));
  return LABELS.filter((label) => isShown(cart, label, current)).map((label) => {
    const index = LABELS.indexOf(label);
    const isCurrent = label === current;
    return {
      label,
      path: index <= reached && !isCurrent ? pathOf(cart, label) : null,
      isCurrent,
      isDone: index < reached && !isCurrent,
    };
  });
}

function labelOf(cart: Progress, { pathname, search }: { readonly pathname: string; readonly search: string }): Label {
  if (pathname === stepPath("payment")) return "Payment";
  if (pathname === stepPath("billing")) return "Billing";
  const query = new URLSearchParams(search);
  const asksMethod = pathname === stepPath("shipping") && !query.has("edit") && !query.has("collect");
  return asksMethod && hasDestination(cart) ? "Shipping" : "Account";
}

/** Whether the shipping screen can ask for the method. */
export function hasDestination({ email, shippingAddress }: Pick<Progress, "email" | "shippingAddress">): boolean {
  return Boolean(email) && shippingAddress !== null;
}

function reachedBy(missing: Missing): Label {
  switch (missing) {
    case "email":
    case "shipping-address":
      return "Account";
    case "shipping-method":
      return "Shipping";
    case "billing-address":
      return "Billing";
    case null:
      return "Payment";
  }
}

function isShown(cart: Progress, label: Label, current: Label): boolean {
  if (label === "Shipping") return !cart.isVirtual;
  if (label !== "Billing" || current === "Billing") return true;
  const { isVirtual, pickupPlace, billingAddress, shippingAddress } = cart;
  return (
    isVirtual || pickupPlace !== null || (billingAddress !== null && !isSameAddress(billingAddress, shippingAddress))
  );
}

function pathOf(cart: Progress, label: Label): string {
  if (label === "Account") return contactPath(cart);
  return stepPath(label === "Shipping" ? "shipping" : label === "Billing" ? "billing" : "payment");
}
