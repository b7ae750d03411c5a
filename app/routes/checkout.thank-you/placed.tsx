import type { ReactNode } from "react";
import { PrintButton } from "~/features/orders/print-button";
import type { ShownOrder } from "~/features/orders/shown-order";
import { formatMoney } from "~/lib/format/money";
import { useShop } from "~/lib/root-data";
import { Icon } from "~/ui/icon";
import { Link } from "~/ui/link";
import { NextSteps } from "./next-steps";

interface PlacedProps {
  readonly number: string;
  readonly email: string | null;
  /** Null where the backend does not return it. */
  readonly order: ShownOrder | null;
  /** The last day of its delivery, as far as the method says. */
  readonly arrives: string | null;
  /** Where its way can be followed; null where that is not possible. */
  readonly trackAt: string | null;
}

/** That it is done, in the first line; then what was ordered for how much, and what comes next. */
export function Placed({ number, email, order, arrives, trackAt }: PlacedProps) {
  const { locale } = useShop().store;
  return (
    <section className="alone panel">
      <span className="rounded-card bg-ok-soft p-2 text-ok">
        <Icon name="check" size={28} />
      </span>
      <h1>Done. Order {number} is with us.</h1>
      <p>Thank you for your order.</p>
      <dl className="flex flex-wrap gap-x-8 gap-y-2">
        <Fact name="Order number">{number}</Fact>
        {order && <Fact name="Total">{formatMoney(order.totals.grandTotal, locale)}</Fact>}
        {order?.paymentMethod && <Fact name="Payment">{order.paymentMethod}</Fact>}
        {arrives && <Fact name="Arrives">by {arrives}</Fact>}
      </dl>
      <NextSteps email={email} order={order} />
      <div className="buttons">
        {trackAt && (
          <Link className="btn" to={trackAt}>
            Track order
          </Link>
        )}
        <Link className={trackAt ? "btn quiet" : "btn"} to="/">
          Continue shopping
        </Link>
        <PrintButton />
      </div>
    </section>
  );
}

function Fact({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div>
      <dt className="hint">{name}</dt>
      <dd className="font-bold">{children}</dd>
    </div>
  );
}
