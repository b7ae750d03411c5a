import type { ReactNode } from "react";
import type { OrderBrief } from "~/lib/commerce/model/order";
import { formatDate } from "~/lib/format/dates";
import { formatMoney } from "~/lib/format/money";

interface OrderFactsProps {
  readonly order: OrderBrief;
  readonly locale: string;
  /** Id of the order number's element, for aria-labelledby and the like. */
  readonly id?: string;
}

/** Number, date, status and total of an order. */
export function OrderFacts({ order: { number, date, status, total }, locale, id }: OrderFactsProps) {
  return (
    <dl className="row">
      <Fact name="Order No.">
        <b id={id}>{number}</b>
      </Fact>
      <Fact name="Date">{formatDate(date)}</Fact>
      <Fact name="Status">{status}</Fact>
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
