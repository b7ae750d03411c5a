import { TIME_BUDGETS } from "~/lib/async/time-budgets";
import type { MetaFunction } from "@remix-run/react";
import { Form, useLoaderData } from "@remix-run/react";
import type { ReactNode } from "react";
import { customerAction, customerLoader } from "~/features/account/customer-only.server";
import { findOrder } from "~/features/orders/require-order.server";
import { countryNames } from "~/features/addresses/address-countries.server";
import type { Address } from "~/lib/commerce/model/address";
import { mayCancel, type Order } from "~/lib/commerce/model/order";
import { deferred } from "~/lib/server/request/deferred.server";
import { optional } from "~/lib/server/request/optional.server";
import { notFound } from "~/lib/server/request/responses";
import type { Reader } from "~/lib/server/request/shop.server";
import { useShop } from "~/lib/root-data";
import { pageMeta, rootOf } from "~/lib/seo/meta";
import { AddressView } from "~/features/addresses/address-view";
import { OrderSummary } from "~/features/cart/order-summary";
import { Panel } from "~/ui/panel";
import { CancelForm } from "~/features/orders/cancel-form";
import { OrderComments, OrderPapers } from "~/features/orders/order-papers";
import { picturesOf } from "~/features/orders/pictures-of.server";
import { OrderProgress } from "~/features/orders/order-progress";
import { OrderFacts } from "~/features/orders/order-facts";
import { OrderedLines } from "~/features/orders/ordered-lines";
import { PrintButton } from "~/features/orders/print-button";
import { Shipments } from "~/features/orders/shipments";
import { ParcelActions } from "~/features/orders/parcel-actions";
import { DeferredPart } from "~/ui/deferred-part";
import { Link } from "~/ui/link";
import { reorder } from "./reorder.server";

export const meta: MetaFunction<typeof loader> = ({ data, matches }) =>
  pageMeta({ title: data ? `Order ${data.number}` : "Order history" }, rootOf(matches));

export const loader = customerLoader(async ({ shop, params }) => {
  const number = params["order"] ?? "";
  const found = await deferred(shop, { name: "order", waitMs: TIME_BUDGETS.order }, (reader) =>
    readOrder(reader, number),
  );
  if ("ok" in found && found.ok && !found.value) notFound();
  return { number, found };
});

async function readOrder(reader: Reader, number: string) {
  const [order, nameOf] = await Promise.all([findOrder(reader, number), countryNames(reader)]);
  if (!order) return null;
  const { customer } = reader.commerce;
  const [pictures, reasons] = await Promise.all([
    picturesOf(reader, [order], order.lines.length),
    mayCancel(order) ? optional(reader, "reasons to cancel", customer.cancellationReasons(), []) : [],
  ]);
  const named = (address: Address | null) => address && { address, countryName: nameOf(address.country) };
  return { order, pictures, reasons, shippingTo: named(order.shippingAddress), billingTo: named(order.billingAddress) };
}

type LoadedOrder = NonNullable<Awaited<ReturnType<typeof readOrder>>>;

export const action = customerAction(reorder);

export default function OrderPage() {
  const { number, found } = useLoaderData<typeof loader>();
  return (
    <>
      <p className="order-actions">
        <Link className="update" to="/customer/order-history">
          Order history
        </Link>
      </p>
      <h1>Order {number}</h1>
      <DeferredPart of={found} what="Your order" wait="lines">
        {(order) => (order ? <OrderParts {...order} /> : <p>This order is not in your account.</p>)}
      </DeferredPart>
    </>
  );
}

function OrderParts({ order, pictures, reasons, shippingTo, billingTo }: LoadedOrder) {
  const { locale } = useShop().store;
  return (
    <>
      <div className="panel grid gap-4">
        <OrderFacts order={order} locale={locale} />
        <OrderProgress order={order} />
        <OrderComments comments={order.comments} />
        <Actions order={order} reasons={reasons} />
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
          <OrderPapers
            title="Invoices"
            papers={order.invoices}
            page={`/customer/order-history/${order.number}`}
            locale={locale}
          />
          <OrderPapers title="Credit memos" papers={order.creditMemos} locale={locale} />
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

/** Cancelling is offered while the backend allows it, a return once something was shipped. */
function Actions({ order, reasons }: { order: Order; reasons: readonly string[] }) {
  const page = `/customer/order-history/${order.number}`;
  const [invoice] = order.invoices;
  return (
    <div className="buttons order-actions">
      <ParcelActions order={order}>
        {invoice && (
          <Link className="btn quiet" to={`${page}/invoice/${invoice.number}`}>
            Invoice
          </Link>
        )}
      </ParcelActions>
      <Form method="post" action={page}>
        <button className="btn quiet">Buy again</button>
      </Form>
      {reasons.length > 0 && (
        <>
          <Link className="btn quiet" to={`${page}/cancel`} data-panel="cancel-order">
            Cancel order
          </Link>
          <Panel name="cancel-order" title="Cancel order" page={`${page}/cancel`} side="middle">
            <CancelForm order={order} reasons={reasons} state={null} />
          </Panel>
        </>
      )}
      <PrintButton />
    </div>
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
