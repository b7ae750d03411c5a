import type { ReactNode } from "react";
import { AddressView } from "~/features/addresses/address-view";
import { OrderSummary } from "~/features/cart/order-summary";
import { amountInWords } from "~/lib/format/amount-in-words";
import { formatDate } from "~/lib/format/dates";
import { formatMoney } from "~/lib/format/money";
import { useRootData } from "~/lib/root-data";
import { Link } from "~/ui/link";
import { Prose } from "~/ui/prose";
import type { ViewedInvoice } from "./load-order.server";
import { OrderedLines } from "./order-lines";
import { PrintButton } from "./order-facts";
import type { Registration } from "./registration.server";

interface InvoiceViewProps extends ViewedInvoice {
  readonly orderAt: string;
}

export function InvoiceView(props: InvoiceViewProps) {
  const { invoice, order, shippingTo, billingTo, heading, seller, placeOfSupply, registration, orderAt } = props;
  const { store } = useRootData();
  const { locale, name } = store;
  const words = amountInWords(invoice.total);
  const day = formatDate(order.date, store);
  return (
    <article className="panel grid gap-4">
      <p className="no-print row justify-between">
        <Link to={orderAt}>Order {order.number}</Link>
        <PrintButton />
      </p>
      <h1>
        {heading} {invoice.number}
      </h1>
      <div className="grid gap-4 sm:grid-cols-3">
        <Party title="Sold by">{seller ? <Prose html={seller} /> : <p>{name}</p>}</Party>
        {billingTo && (
          <Party title="Billed to">
            <AddressView {...billingTo} />
          </Party>
        )}
        {shippingTo && (
          <Party title="Delivered to">
            <AddressView {...shippingTo} />
          </Party>
        )}
      </div>
      <p>
        Order {order.number}
        {day && ` of ${day}`}
        {order.paymentMethod && `, ${order.paymentMethod}`}
      </p>
      {placeOfSupply && <p>Place of supply: {placeOfSupply}</p>}
      {registration && <RegistrationView {...registration} />}
      {invoice.totals ? (
        <OrderSummary totals={invoice.totals} isVirtual={!shippingTo} before={<OrderedLines order={invoice} />} />
      ) : (
        <>
          <OrderedLines order={invoice} />
          <p>
            <b>Total of this invoice: {formatMoney(invoice.total, locale)}</b>, including all taxes
          </p>
        </>
      )}
      {words && <p>{words}</p>}
    </article>
  );
}

function RegistrationView({ irn, code }: Registration) {
  return (
    <>
      {irn && <p className="wrap-anywhere">Invoice reference number (IRN): {irn}</p>}
      {code && (
        // Dark on white in both themes, for cameras.
        <svg
          role="img"
          aria-label="QR code of this invoice, signed by the GST registry"
          viewBox={`0 0 ${code.size} ${code.size}`}
          width={220}
          height={220}
          className="bg-white"
          shapeRendering="crispEdges"
        >
          <path d={code.path} transform="translate(0 .5)" stroke="#000" />
        </svg>
      )}
    </>
  );
}

function Party({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section>
      <h2 className="mb-2 text-s text-muted">{title}</h2>
      {children}
    </section>
  );
}
