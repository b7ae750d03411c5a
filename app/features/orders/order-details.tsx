import type { ViewedOrder } from "./load-order.server";
import type { ShownOrder } from "./order-copy";
import { AddressView } from "~/features/addresses/address-view";
import { OrderSummary, WithSummary } from "~/features/cart/order-summary";
import { OrderFacts } from "./order-facts";
import { OrderedLines } from "./ordered-lines";
import { Shipments } from "./order-documents";

export function OrderDetails({ order, pictures, shippingTo, billingTo }: ViewedOrder<ShownOrder>) {
  const part = (name: string, to: typeof shippingTo) =>
    to && (
      <div>
        <h3>{name}</h3>
        <AddressView {...to} />
      </div>
    );
  return (
    <WithSummary>
      <div className="grid grid-cols-1 content-start gap-4">
        <section className="panel form" aria-labelledby="order-title">
          <h2 id="order-title">Order {order.number}</h2>
          {order.date && (
            <OrderFacts {...order} date={order.date} status={order.status ?? ""} total={order.totals.grandTotal} />
          )}
          <div className="grid items-start gap-4 sm:grid-cols-2">
            {part(
              order.collectedFrom === null ? "Deliver to" : `Collect from ${order.collectedFrom}`.trim(),
              shippingTo,
            )}
            {part("Bill to", billingTo)}
          </div>
          {order.shippingMethod && <p>Shipping method: {order.shippingMethod}</p>}
          {order.paymentMethod && <p>Payment method: {order.paymentMethod}</p>}
        </section>
        <Shipments shipments={order.shipments} />
      </div>
      <OrderSummary
        totals={order.totals}
        isVirtual={!shippingTo}
        before={
          order.lines.length > 0 ? (
            <OrderedLines order={order} pictures={Object.keys(pictures).length > 0 ? pictures : undefined} />
          ) : (
            <p>{order.quantity} pieces</p>
          )
        }
      />
    </WithSummary>
  );
}
