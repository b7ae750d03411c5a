import type { Order } from "~/lib/commerce/model/order";
import { ORDER_STEPS, reachedStep } from "./order-steps";

/** How far an order with delivery has come. */
export function OrderProgress({ order }: { order: Order }) {
  const reached = reachedStep(order);
  if (reached === null) return null;
  return (
    <ol className="grid grid-cols-4 gap-1 text-xs font-medium" aria-label="Progress">
      {ORDER_STEPS.map((step, index) => (
        <li
          key={step}
          aria-current={index === reached ? "step" : undefined}
          className={
            index <= reached ? "border-t-4 border-brand pt-1 text-ink" : "border-t-4 border-line pt-1 text-muted"
          }
        >
          {step}
          {index < reached && <span className="sr-only"> (done)</span>}
        </li>
      ))}
    </ol>
  );
}
