import type { StepView } from "./step-views";
import { Link } from "~/ui/link";

/** The steps of the checkout; finished ones are links. */
export function CheckoutSteps({ steps }: { steps: readonly StepView[] }) {
  return (
    <nav className="mt-2 mb-4 min-w-0 flex-1" aria-label="Checkout steps">
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
