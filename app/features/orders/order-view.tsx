import type { ReactNode } from "react";
import { AddressView } from "~/features/addresses/address-view";
import { OrderSummary } from "~/features/cart/order-summary";
import { useShop } from "~/lib/root-data";
import type { ViewedOrder } from "./load-order-view.server";
import { OrderActions, type OrderPaths } from "./order-actions";
import { OrderFacts } from "./order-facts";
import { OrderComments, OrderDocuments } from "./order-documents";
import { OrderProgress } from "./order-progress";
import { orderStatus } from "./order-steps";
import { OrderedLines } from "./ordered-lines";
import { Shipments } from "./shipments";

interface OrderViewProps extends ViewedOrder {
  readonly paths: OrderPaths;
  readonly children?: ReactNode;
}

export function OrderView({ order, pictures, shippingTo, billingTo, paths, children }: OrderViewProps) {
  const { locale, timeZone } = useShop().store;
  const isShipped = order.shipments.length > 0;
  return (
    <>
      <div className="panel grid gap-4">
        <OrderFacts
          order={{ ...order, status: orderStatus({ ...order, isShipped }, new Date(), timeZone) }}
          locale={locale}
        />
        <OrderProgress order={order} />
        <OrderComments comments={order.comments} />
        <OrderActions order={order} paths={paths}>
          {children}
        </OrderActions>
      </div>
      <div className="grid gap-4 xl:grid-cols-[minmax(0,768px)_minmax(0,1fr)] xl:items-start">
        <div className="grid min-w-0 gap-4">
          <OrderSummary
            totals={order.totals}
            isVirtual={!shippingTo}
            locale={locale}
            before={<OrderedLines order={order} pictures={pictures} locale={locale} />}
          />
          <Shipments shipments={order.shipments} />
          <OrderDocuments title="Invoices" documents={order.invoices} pathOf={paths.invoice} locale={locale} />
          <OrderDocuments title="Credit memos" documents={order.creditMemos} locale={locale} />
        </div>
        <section className="panel" aria-label="Delivery and payment">
          <dl className="grid gap-3 text-s">
            {shippingTo && (
              <Fact name={order.collectedFrom === null ? "Shipping address" : `Collect from ${order.collectedFrom}`}>
                <AddressView {...shippingTo} />
              </Fact>
            )}
            {order.shippingMethod && <Fact name="Shipping method">{order.shippingMethod}</Fact>}
            {billingTo && (
              <Fact name="Billing address">
                <AddressView {...billingTo} />
              </Fact>
            )}
            {order.paymentMethod && <Fact name="Payment method">{order.paymentMethod}</Fact>}
          </dl>
        </section>
      </div>
    </>
  );
}

function Fact({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div>
      <dt className="text-muted">{name}</dt>
      <dd>{children}</dd>
    </div>
  );
}
