import type { StepView } from "./steps";
import { Link } from "~/ui/link";

/** Where the shopper is on the way to the order; finished steps lead back. */
export function CheckoutSteps({ steps }: { steps: readonly StepView[] }) {
  return (
    <nav className="steps" aria-label="Checkout steps">
      <ol>
        {steps.map((step) => (
          <li key={step.label} className={step.isDone ? "done" : undefined}>
            {step.path ? (
              <Link to={step.path}>{step.label}</Link>
            ) : (
              <span aria-current={step.isCurrent ? "step" : undefined}>{step.label}</span>
            )}
          </li>
        ))}
      </ol>
    </nav>
  );
}
