import { isSameAddress } from "~/features/addresses/address-form";
import { firstUnfinished, type Progress, type Step, stepPath, STEPS } from "~/features/checkout/steps";
import { Link } from "~/ui/link";

const LABELS: Readonly<Record<Step, string>> = {
  "user-account": "Contact",
  shipping: "Delivery",
  billing: "Billing",
  payment: "Payment",
};

/** Billing is included only if the billing address differs. */
export function stepViews(cart: Progress, { pathname }: { readonly pathname: string }) {
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
  const { isVirtual, pickupStore, billingAddress, shippingAddress } = cart;
  if (billingAddress === null) return isVirtual || pickupStore !== null;
  return isVirtual || !isSameAddress(billingAddress, shippingAddress);
}

export function CheckoutSteps({ steps }: { steps: ReturnType<typeof stepViews> }) {
  return (
    <nav className="mb-2 min-w-0 flex-1 sm:mb-4" aria-label="Checkout steps">
      <ol className="steps relative flex min-h-[47px] gap-1.5 overflow-x-auto text-[min(0.8125rem,3.6vw)] leading-[1.2] sm:text-s">
        {steps.map(({ label, path, isCurrent, isDone }) => (
          <li
            key={label}
            className={`flex-none border-b-3 ${steps.length < 4 ? "min-w-[31%]" : "min-w-[23%]"} ${
              isCurrent ? "border-ink font-bold" : isDone ? "border-brand text-brand" : "border-line text-muted"
            }`}
          >
            {path ? (
              <Link className="flex min-h-11 items-center text-inherit no-underline" to={path}>
                {label}
              </Link>
            ) : (
              <span className="flex min-h-11 items-center" aria-current={isCurrent ? "step" : undefined}>
                {label}
              </span>
            )}
          </li>
        ))}
      </ol>
    </nav>
  );
}
