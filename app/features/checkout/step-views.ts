import { isSameAddress } from "~/features/addresses/same-address";
import { missingFrom, stepPath, type Missing, type Progress, type Step } from "./steps";

export interface StepView {
  readonly label: string;
  /** Null where the step is not reachable. */
  readonly path: string | null;
  readonly isCurrent: boolean;
  readonly isDone: boolean;
}

/** What the bar of steps calls the screens, in order. */
const LABELS = ["Contact", "Shipping", "Billing", "Payment"] as const;
type Label = (typeof LABELS)[number];

const STEP_OF: Readonly<Record<Label, Step>> = {
  Contact: "user-account",
  Shipping: "shipping",
  Billing: "billing",
  Payment: "payment",
};

/** The steps as the page at `pathname` shows them. Billing is one of them only for whoever has a billing address of their own. */
export function stepViews(cart: Progress, { pathname }: { readonly pathname: string }): StepView[] {
  const current = LABELS.find((label) => stepPath(STEP_OF[label]) === pathname) ?? "Contact";
  const reached = LABELS.indexOf(reachedBy(missingFrom(cart)));
  return LABELS.filter((label) => isShown(cart, label, current)).map((label) => {
    const index = LABELS.indexOf(label);
    const isCurrent = label === current;
    return {
      label,
      path: index <= reached && !isCurrent ? stepPath(STEP_OF[label]) : null,
      isCurrent,
      isDone: index < reached && !isCurrent,
    };
  });
}

function reachedBy(missing: Missing): Label {
  switch (missing) {
    case "email":
    case "shipping-address":
      return "Contact";
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
