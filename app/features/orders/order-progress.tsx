import { toDate } from "~/lib/format/dates";
import { deliveryDay } from "~/lib/format/delivery-day";
import { useShop } from "~/lib/root-data";
import { orderSteps, type OrderProgressInput } from "./order-steps";

export function OrderProgress({ order }: { order: OrderProgressInput }) {
  const { store } = useShop();
  const steps = orderSteps(order, new Date(), store.timeZone);
  if (steps === null) return null;
  const { names, reached } = steps;
  const isDelivered = reached === names.length - 1;
  const arrives = !isDelivered && deliveryDay(order.shippingMethod ?? "", toDate(order.date, store.timeZone), store);
  return (
    <div className="grid gap-2">
      <ol className="grid auto-cols-fr grid-flow-col gap-1 text-xs font-medium" aria-label="Progress">
        {names.map((name, index) => (
          <li
            key={name}
            aria-current={index === reached ? "step" : undefined}
            className={
              index <= reached ? "border-t-4 border-brand pt-1 text-ink" : "border-t-4 border-line pt-1 text-muted"
            }
          >
            {name}
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
