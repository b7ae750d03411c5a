import type { OrderBrief } from "~/lib/commerce/model/order";
import { formatDate } from "~/lib/format/dates";
import { formatMoney } from "~/lib/format/money";
import { Link } from "~/ui/primitives/link";

/** Orders one below the other, each a way to its own page. */
export function OrderTable({ orders, locale }: { orders: readonly OrderBrief[]; locale: string }) {
  return (
    <ul className="orders" aria-label="Orders">
      {orders.map(({ number, date, status, total }) => (
        <li key={number} className="row">
          <b id={`order-${number}`}>Order No. {number}</b>
          <span>{formatDate(date)}</span>
          <span>{status}</span>
          <b>{formatMoney(total, locale)}</b>
          <Link to={`/customer/order-history/${number}`} aria-describedby={`order-${number}`}>
            View order
          </Link>
        </li>
      ))}
    </ul>
  );
}
