import type { ReactNode } from "react";
import { AddressView } from "~/features/addresses/address-view";
import { OrderSummary } from "~/features/cart/order-summary";
import { amountInWords } from "~/lib/format/amount-in-words";
import { formatDate } from "~/lib/format/dates";
import { formatMoney } from "~/lib/format/money";
import { useShop } from "~/lib/root-data";
import { Link } from "~/ui/link";
import { Prose } from "~/ui/prose";
import type { ViewedInvoice } from "./load-order.server";
import { OrderedLines } from "./order-lines";
import { PrintButton } from "./order-facts";

interface InvoiceViewProps extends ViewedInvoice {
  readonly orderAt: string;
}

export function InvoiceView(props: InvoiceViewProps) {
  const { invoice, order, shippingTo, billingTo, heading, seller, placeOfSupply, orderAt } = props;
  const { store } = useShop();
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

function Party({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section>
      <h2 className="mb-2 text-s text-muted">{title}</h2>
      {children}
    </section>
  );
}
