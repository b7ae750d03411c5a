import type { ReactNode } from "react";
import type { OrderBrief } from "~/lib/commerce/model/order";
import { formatDate } from "~/lib/format/dates";
import { formatMoney } from "~/lib/format/money";
import { useShop } from "~/lib/root-data";
import { statusLabel } from "./order-steps";

interface OrderFactsProps {
  readonly order: Pick<OrderBrief, "number" | "date" | "status" | "total">;
  readonly locale: string;
}

export function OrderFacts({ order: { number, date, status, total }, locale }: OrderFactsProps) {
  const day = formatDate(date, useShop().store);
  return (
    <dl className="grid grid-cols-2 gap-x-4 gap-y-2 sm:grid-cols-4">
      <Fact name="Order No.">
        <b>{number}</b>
      </Fact>
      {day && <Fact name="Date">{day}</Fact>}
      <Fact name="Status">{statusLabel(status)}</Fact>
      <Fact name="Amount">
        <b>{formatMoney(total, locale)}</b>
      </Fact>
    </dl>
  );
}

function Fact({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div>
      <dt className="hint">{name}</dt>
      <dd>{children}</dd>
    </div>
  );
}
