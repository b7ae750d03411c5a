import { toDate } from "~/lib/format/dates";
import { deliveryDay } from "~/lib/format/delivery-day";
import { ORDER_STEPS, reachedStep, type OrderProgressInput } from "./order-steps";

/** How far an order with delivery has come, and by when it arrives. */
export function OrderProgress({ order }: { order: OrderProgressInput }) {
  const reached = reachedStep(order, new Date());
  if (reached === null) return null;
  const arrives = reached < 3 && deliveryDay(order.shippingMethod ?? "", toDate(order.date));
  return (
    <div className="grid gap-2">
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
      {arrives && (
        <p>
          Arrives by <b>{arrives}</b>
        </p>
      )}
    </div>
  );
}
