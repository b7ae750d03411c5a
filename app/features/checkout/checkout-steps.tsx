import type { StepView } from "./step-views";
import { Link } from "~/ui/link";

/** The steps of the checkout; finished ones are links. */
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
