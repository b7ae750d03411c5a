import { isSameAddress } from "~/features/addresses/address-form";
import { firstUnfinished, type Progress, type Step, stepPath, STEPS } from "./steps";

export interface StepView {
  readonly label: string;
  /** Null where the step is not reachable. */
  readonly path: string | null;
  readonly isCurrent: boolean;
  readonly isDone: boolean;
}

/** What the bar of steps calls the screens. */
const LABELS: Readonly<Record<Step, string>> = {
  "user-account": "Contact",
  shipping: "Shipping",
  billing: "Billing",
  payment: "Payment",
};

/** The steps as the page at `pathname` shows them. Billing is one of them only for whoever has a billing address of their own. */
export function stepViews(cart: Progress, { pathname }: { readonly pathname: string }): StepView[] {
  const current = STEPS.find((step) => stepPath(step) === pathname) ?? "user-account";
  const reached = STEPS.indexOf(firstUnfinished(cart));
  return STEPS.filter((step) => isShown(cart, step, current)).map((step) => {
    const index = STEPS.indexOf(step);
    const isCurrent = step === current;
    return {
      label: LABELS[step],
      path: index <= reached && !isCurrent ? stepPath(step) : null,
      isCurrent,
      isDone: index < reached && !isCurrent,
    };
  });
}

function isShown(cart: Progress, step: Step, current: Step): boolean {
  if (step === "shipping") return !cart.isVirtual;
  if (step !== "billing" || current === "billing") return true;
  const { isVirtual, pickupPlace, billingAddress, shippingAddress } = cart;
  return (
    isVirtual || pickupPlace !== null || (billingAddress !== null && !isSameAddress(billingAddress, shippingAddress))
  );
}
