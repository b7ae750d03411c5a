import { TIME_BUDGETS } from "~/lib/async/time-budgets";
import type { MetaFunction } from "@remix-run/react";
import { useLoaderData } from "@remix-run/react";
import type { ReactNode } from "react";
import { customerLoader } from "~/features/account/customer-only.server";
import { countryNames } from "~/features/addresses/address-countries.server";
import { AddressView } from "~/features/addresses/address-view";
import { OrderSummary } from "~/features/cart/order-summary";
import { invoiced } from "~/features/orders/invoiced";
import { OrderedLines } from "~/features/orders/ordered-lines";
import { PrintButton } from "~/features/orders/print-button";
import { requireOrder } from "~/features/orders/require-order.server";
import type { Address } from "~/lib/commerce/model/address";
import { amountInWords } from "~/lib/format/amount-in-words";
import { formatDate } from "~/lib/format/dates";
import { formatMoney } from "~/lib/format/money";
import { useShop } from "~/lib/root-data";
import { pageMeta, rootOf } from "~/lib/seo/meta";
import { withTimeout } from "~/lib/server/request/with-timeout.server";
import { notFound } from "~/lib/server/request/responses";
import { Link } from "~/ui/link";
import { Prose } from "~/ui/prose";

/** Its title is the heading of an invoice, its text who sells, with address and tax number. */
const SELLER_BLOCK = "invoice-seller";

export const meta: MetaFunction<typeof loader> = ({ data, matches }) =>
  pageMeta({ title: data ? `Invoice ${data.invoice.number}` : "Invoice" }, rootOf(matches));

export const loader = customerLoader(async ({ shop, params }) => {
  const reading = requireOrder(shop, params["order"]);
  const limit = { reader: shop, name: "the seller of an invoice", budgetMs: TIME_BUDGETS.invoice, beside: reading };
  const [order, nameOf, blocks] = await Promise.all([
    reading,
    countryNames(shop),
    withTimeout(shop.commerce.content.blocks([SELLER_BLOCK]), limit),
  ]);
  const invoice = order.invoices.find(({ number }) => number === params["invoice"]) ?? notFound();
  const named = (address: Address | null) => address && { address, countryName: nameOf(address.country) };
  const { number, date, shippingAddress, billingAddress, paymentMethod, isBeforeTax } = order;
  return {
    invoice: { number: invoice.number, total: invoice.total, ...invoiced(order, invoice), isBeforeTax },
    order: { number, date, paymentMethod },
    shippingTo: named(shippingAddress),
    billingTo: named(billingAddress),
    heading: blocks?.[SELLER_BLOCK]?.title || "Invoice",
    seller: blocks?.[SELLER_BLOCK]?.html ?? "",
  };
});

export default function InvoicePage() {
  const { invoice, order, shippingTo, billingTo, heading, seller } = useLoaderData<typeof loader>();
  const { locale, name } = useShop().store;
  const words = amountInWords(invoice.total);
  const day = formatDate(order.date);
  return (
    <article className="panel grid gap-4">
      <p className="no-print row justify-between">
        <Link to={`/customer/order-history/${order.number}`}>Order {order.number}</Link>
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
      {invoice.totals ? (
        <OrderSummary
          totals={invoice.totals}
          isVirtual={!shippingTo}
          locale={locale}
          before={<OrderedLines order={invoice} locale={locale} />}
        />
      ) : (
        <>
          <OrderedLines order={invoice} locale={locale} />
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
