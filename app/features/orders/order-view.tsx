import { Form } from "@remix-run/react";
import type { ReactNode } from "react";
import { AddressView } from "~/features/addresses/address-view";
import { OrderSummary } from "~/features/cart/order-summary";
import { mayCancel, type Order, type Shipment } from "~/lib/commerce/model/order";
import { telephone } from "~/lib/format/telephone";
import { useRootData } from "~/lib/root-data";
import { Link } from "~/ui/link";
import type { ViewedOrder } from "./load-order.server";
import { OrderComments, OrderDocuments, Shipments, trackingUrl } from "./order-documents";
import { Fact, OrderFacts, OrderProgress, orderStatus, PrintButton, StoreFacts } from "./order-facts";
import { OrderedLines, OrderPictures } from "./order-lines";
import { changeQuery } from "~/lib/urls/paths";

interface OrderViewProps extends ViewedOrder<Order> {
  readonly paths: { readonly invoice: (number: string) => string; readonly reorder: string };
  readonly children?: ReactNode;
}

export function OrderView({ order, pictures, shippingTo, billingTo, store, paths, children }: OrderViewProps) {
  const { timeZone } = useRootData().store;
  const isShipped = order.shipments.length > 0;
  const [track] = order.shipments.flatMap(({ tracks }) => tracks);
  const [invoice] = order.invoices;
  const isCollected = order.collectedFrom !== null;
  const delivery = (
    <section className="panel xl:col-start-2 xl:row-start-1" aria-label="Delivery and payment">
      <dl className="grid gap-3 text-s">
        {shippingTo && (
          <Fact name={order.collectedFrom === null ? "Delivery address" : `Collect from ${order.collectedFrom}`}>
            <AddressView {...shippingTo} />
            {store && <StoreFacts {...store} />}
          </Fact>
        )}
        {order.shippingMethod && <Fact name="Delivery method">{order.shippingMethod}</Fact>}
        {billingTo && (
          <Fact name="Billing address">
            <AddressView {...billingTo} />
          </Fact>
        )}
        {order.paymentMethod && <Fact name="Payment method">{order.paymentMethod}</Fact>}
      </dl>
    </section>
  );
  return (
    <>
      <div className="panel grid gap-4">
        <OrderPictures order={order} pictures={pictures} />
        <OrderFacts {...order} status={orderStatus({ ...order, isShipped }, new Date(), timeZone)} />
        <OrderProgress order={order} />
        <OrderComments comments={order.comments} />
        {/* Likeliest action first. Tracking and returns need a shipment. */}
        <div className="buttons order-actions max-sm:grid-cols-2">
          {isShipped && <TrackButton track={track} />}
          {invoice && (
            <Link className="btn secondary" to={paths.invoice(invoice.number)}>
              Invoice
            </Link>
          )}
          {isShipped && <ReturnLink number={order.number} />}
          {children}
          <Form method="post" action={paths.reorder}>
            <button className="btn secondary">Buy again</button>
          </Form>
          <PrintButton />
        </div>
        <OrderHelp order={order} />
      </div>
      <div className="grid gap-4 xl:grid-cols-[minmax(0,768px)_minmax(0,1fr)] xl:items-start">
        {/* Where and until when it is collected is what the page is opened for. */}
        {isCollected && delivery}
        <div className="grid min-w-0 gap-4">
          <OrderSummary
            totals={order.totals}
            isVirtual={!shippingTo}
            before={<OrderedLines order={order} pictures={pictures} />}
          />
          <Shipments shipments={order.shipments} />
          <OrderDocuments title="Invoices" documents={order.invoices} pathOf={paths.invoice} />
          <OrderDocuments title="Credit memos" documents={order.creditMemos} />
        </div>
        {!isCollected && delivery}
      </div>
    </>
  );
}

/** What can still be changed, and one press to ask. */
function OrderHelp({ order }: Pick<OrderViewProps, "order">) {
  const { supportPhone } = useRootData();
  const isSent = order.shipments.length > 0;
  return (
    <section className="no-print text-s" aria-label="Help with this order">
      <p>
        <b>Need help with this order?</b>{" "}
        {order.shippingAddress &&
          (isSent
            ? order.collectedFrom === null && "It has left us, so its address can no longer be changed here."
            : mayCancel(order) &&
              (order.collectedFrom === null
                ? "To change its address, tell us before it leaves us."
                : "To change who collects it, tell us before it is ready."))}
      </p>
      <p className="flex flex-wrap gap-x-5">
        <Link className="link-btn" to={changeQuery("/contact-us", { order: order.number, about: "help" })}>
          Write to us
        </Link>
        {supportPhone !== "" && (
          <a className="link-btn" href={telephone(supportPhone)}>
            Call {supportPhone}
          </a>
        )}
      </p>
    </section>
  );
}

function TrackButton({ track }: { track: Shipment["tracks"][number] | undefined }) {
  const url = track && trackingUrl(track.carrier, track.number);
  return (
    <a className="btn" href={url ?? "#shipments"} {...(url && { target: "_blank", rel: "noopener noreferrer" })}>
      Track order
      {url && <span className="sr-only"> with {track.carrier} (opens in a new tab)</span>}
    </a>
  );
}

function ReturnLink({ number }: Pick<Order, "number">) {
  const { returns } = useRootData();
  return (
    returns && (
      <Link className="btn secondary" to={changeQuery(returns.path, { order: number })}>
        Return
      </Link>
    )
  );
}
