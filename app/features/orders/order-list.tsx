import { Form } from "@remix-run/react";
import type { ListedOrder } from "~/lib/commerce/model/order";
import { formatDate } from "~/lib/format/dates";
import { formatMoney } from "~/lib/format/money";
import { useRootData } from "~/lib/root-data";
import { Link } from "~/ui/link";
import { TrackLink } from "./order-documents";
import { listedStatus } from "./order-facts";
import { OrderPictures } from "./order-lines";
import { orderPath } from "~/lib/urls/order-paths";

interface OrderListProps {
  readonly orders: readonly ListedOrder[];
  readonly pictures: Readonly<Record<string, string>>;
}

export function OrderList({ orders, pictures }: OrderListProps) {
  return (
    <ul className="grid gap-3" aria-label="Orders">
      {orders.map((order) => (
        <OrderCard key={order.number} order={order} pictures={pictures} />
      ))}
    </ul>
  );
}

function OrderCard({ order, pictures }: Omit<OrderListProps, "orders"> & { order: ListedOrder }) {
  const { number, date, total, lines, tracks, invoiceNumbers } = order;
  const [track] = tracks;
  const [invoice] = invoiceNumbers;
  const page = orderPath(number);
  const numberId = `order-${number}`;
  const { store } = useRootData();
  const day = formatDate(date, store);
  return (
    <li className="panel grid gap-3">
      <div className="flex flex-wrap items-center gap-3">
        <OrderPictures order={order} pictures={pictures} />
        <div className="min-w-0 flex-1">
          <h2 className="text-m">
            <span className="sr-only">Status: </span>
            {listedStatus(order, store.timeZone)}
          </h2>
          <p className="text-s">{lines.map(({ name }) => name).join(", ")}</p>
          <p className="hint" id={numberId}>
            Order No. {number}
            {day && <Labelled label="Date">{day}</Labelled>}
            {total && <Labelled label="Amount">{formatMoney(total, store.locale)}</Labelled>}
          </p>
        </div>
      </div>
      <div className="flex flex-wrap items-center gap-x-3">
        <Link className="btn secondary px-4" to={page} aria-describedby={numberId}>
          View order
        </Link>
        {track && <TrackLink track={track} describedBy={numberId} />}
        {invoice && (
          <Link className="link-btn" to={orderPath(number, invoice)} aria-describedby={numberId}>
            Invoice
          </Link>
        )}
        <Form method="post" action={page}>
          <button className="link-btn" aria-describedby={numberId}>
            Buy again
          </button>
        </Form>
      </div>
    </li>
  );
}

function Labelled({ label, children }: { label: string; children: string }) {
  return (
    <>
      {" "}
      <span className="whitespace-nowrap">
        · <span className="sr-only">{label}: </span>
        {children}
      </span>
    </>
  );
}
