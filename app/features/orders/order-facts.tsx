import type { ReactNode } from "react";
import type { OrderBrief } from "~/lib/commerce/model/order";
import { formatDate, toDate } from "~/lib/format/dates";
import { deliveryDay } from "~/lib/format/delivery-day";
import { formatMoney } from "~/lib/format/money";
import { useShop } from "~/lib/root-data";
import { orderSteps, statusLabel, type OrderProgressInput } from "./order-steps";

export function OrderFacts({ number, date, status, total }: Pick<OrderBrief, "number" | "date" | "status" | "total">) {
  const { store } = useShop();
  const day = formatDate(date, store);
  return (
    <dl className="grid grid-cols-2 gap-x-4 gap-y-2 sm:grid-cols-4">
      <Fact name="Order No.">
        <b>{number}</b>
      </Fact>
      {day && <Fact name="Date">{day}</Fact>}
      <Fact name="Status">{statusLabel(status)}</Fact>
      <Fact name="Amount">
        <b>{formatMoney(total, store.locale)}</b>
      </Fact>
    </dl>
  );
}

export function Fact({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div>
      <dt className="hint">{name}</dt>
      <dd>{children}</dd>
    </div>
  );
}

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
            className={`border-t-4 pt-1 ${index <= reached ? "border-brand text-ink" : "border-line text-muted"}`}
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
