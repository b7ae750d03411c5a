import type { ReactNode } from "react";
import type { PickupStore } from "~/lib/commerce/model/address";
import { type OrderBrief, terminalStatus, type ListedOrder, type Order } from "~/lib/commerce/model/order";
import { formatDate, toDate } from "~/lib/format/dates";
import { deliveryDay, isDeliveryDayOver } from "~/lib/format/delivery-day";
import { formatMoney } from "~/lib/format/money";
import { telephone } from "~/lib/format/telephone";
import { useRootData } from "~/lib/root-data";
import { Icon } from "~/ui/icon";
import { Prose } from "~/ui/prose";
import { useHydrated } from "~/ui/use-hydrated";

export function OrderFacts({ number, date, status, total }: Pick<OrderBrief, "number" | "date" | "status" | "total">) {
  const { store } = useRootData();
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

interface StoreFactsProps extends Pick<PickupStore, "phone"> {
  /** HTML: when a new order can be collected. */
  readonly promise: string;
  readonly hours: string | null;
  /** URL of a route to it. */
  readonly directions: string;
}

/** When the store of a collected order is open, and the ways to reach it. */
export function StoreFacts({ promise, hours, phone, directions }: StoreFactsProps) {
  return (
    <>
      <Prose html={promise} />
      {hours && <p>{hours}</p>}
      <p className="no-print flex flex-wrap gap-x-5">
        <a className="link-btn" href={directions} rel="noopener noreferrer">
          Directions
        </a>
        {phone && (
          <a className="link-btn" href={telephone(phone)}>
            Call the store
          </a>
        )}
      </p>
    </>
  );
}

export function OrderProgress({ order }: { order: Order }) {
  const { store } = useRootData();
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

const DELIVERED = ["Placed", "Confirmed", "Shipped", "Delivered"];
/** The shipping method names no delivery time. */
const COMPLETED = ["Placed", "Confirmed", "Shipped", "Completed"];
/** For pickup: Magento ships the order when it is ready in the store. */
const COLLECTED = ["Placed", "Confirmed", "Ready to collect"];

/** Null if nothing is to be delivered, or the order was cancelled or closed. */
export function orderSteps(order: Order, now: Date, timeZone: string) {
  const { status, shippingAddress, collectedFrom, shipments, invoices } = order;
  if (shippingAddress === null || terminalStatus({ status })) return null;
  const names = collectedFrom === null ? DELIVERED : COLLECTED;
  const last = names.length - 1;
  if (/^delivered$/i.test(status)) return { names, reached: last };
  if (shipments.length === 0) return { names, reached: invoices.length > 0 || /^processing$/i.test(status) ? 1 : 0 };
  const words = orderStatus({ ...order, isShipped: true }, now, timeZone);
  if (words === "Completed") return { names: COMPLETED, reached: last };
  return { names, reached: words === "Delivered" ? last : 2 };
}

/**
 * "Complete" means that everything was shipped. Magento does not know the arrival: it is computed
 * from the delivery time in the shipping method's name.
 */
export function orderStatus(order: StatusInput, now: Date, timeZone: string): string {
  const { status, date, shippingMethod, collectedFrom, isShipped } = order;
  const isComplete = /^complete$/i.test(status);
  if (!(isComplete || (isShipped && /^processing$/i.test(status))) || shippingMethod === null)
    return statusLabel(status);
  if (collectedFrom !== null) return "Ready to collect";
  if (!isComplete) return "Shipped";
  const isDelivered = isDeliveryDayOver(shippingMethod, toDate(date, timeZone), now, timeZone);
  if (isDelivered === null) return statusLabel(status);
  return isDelivered ? "Delivered" : "Shipped";
}

export function listedStatus(order: ListedOrder, timeZone: string): string {
  return orderStatus({ ...order, isShipped: order.tracks.length > 0 }, new Date(), timeZone);
}

interface StatusInput extends Pick<Order, "status" | "date" | "shippingMethod" | "collectedFrom"> {
  readonly isShipped: boolean;
}

/** Labels for Magento's default statuses; custom statuses stay unchanged. */
const WORDS: Readonly<Record<string, string>> = {
  pending: "Placed",
  "pending payment": "Waiting for payment",
  processing: "Being prepared",
  complete: "Completed",
  closed: "Refunded",
  canceled: "Cancelled",
};

export function statusLabel(status: string): string {
  return WORDS[status.toLowerCase()] ?? status;
}

/** Not on a phone, whose browser prints; elsewhere its place is kept until it works. */
export function PrintButton() {
  const isReady = useHydrated();
  return (
    <button
      type="button"
      className={`btn secondary max-sm:hidden ${isReady ? "" : "invisible noscript:hidden"}`}
      data-script-only=""
      onClick={() => print()}
    >
      <Icon name="printer" size={20} />
      Print
    </button>
  );
}
