import type { OrderBrief } from "~/lib/commerce/model/order";
import { Link } from "~/ui/link";
import { OrderFacts } from "./order-facts";

/** A list of orders with links to their pages. */
export function OrderTable({ orders, locale }: { orders: readonly OrderBrief[]; locale: string }) {
  return (
    <ul className="orders" aria-label="Orders">
      {orders.map((order) => (
        <li key={order.number} className="row">
          <OrderFacts order={order} locale={locale} id={`order-${order.number}`} />
          <Link to={`/customer/order-history/${order.number}`} aria-describedby={`order-${order.number}`}>
            View order
          </Link>
        </li>
      ))}
    </ul>
  );
}
