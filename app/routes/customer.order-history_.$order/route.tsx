import type { MetaFunction } from "@remix-run/react";
import { useLoaderData } from "@remix-run/react";
import type { ReactNode } from "react";
import { customerLoader } from "~/lib/account/customer-only.server";
import { countryNames } from "~/lib/checkout/address-countries.server";
import type { Address } from "~/lib/commerce/model/address";
import { asId, type OrderNumber } from "~/lib/commerce/model/ids";
import { formatDate } from "~/lib/format/dates";
import { notFound } from "~/lib/http/responses";
import { useShop } from "~/lib/root-data";
import { pageMeta } from "~/lib/seo/meta";
import { AddressView } from "~/ui/address/address-view";
import { OrderSummary } from "~/ui/cart/order-summary";
import { OrderedLines } from "~/ui/order/ordered-lines";
import { Shipments } from "~/ui/order/shipments";
import { Link } from "~/ui/primitives/link";

export const meta: MetaFunction<typeof loader> = ({ data }) =>
  pageMeta({ title: data ? `Order ${data.order.number}` : "Order history", robots: "noindex" });

/** Somebody else's number is as unknown as one that never was. */
export const loader = customerLoader(async ({ shop, params }) => {
  const number = params["order"] ?? "";
  if (!/^[\w-]{1,32}$/.test(number)) notFound();
  const [order, nameOf] = await Promise.all([
    shop.commerce.customer.order(asId<OrderNumber>(number)),
    countryNames(shop),
  ]);
  if (!order) notFound();
  const named = (address: Address | null) => address && { address, countryName: nameOf(address.country) };
  return { order, shippingTo: named(order.shippingAddress), billingTo: named(order.billingAddress) };
});

export default function OrderPage() {
  const { order, shippingTo, billingTo } = useLoaderData<typeof loader>();
  const { locale } = useShop().store;
  return (
    <>
      <p>
        <Link to="/customer/order-history">Order history</Link>
      </p>
      <h1>Order {order.number}</h1>
      <p>
        {formatDate(order.date)} · <b>{order.status}</b>
      </p>
      <OrderSummary
        totals={order.totals}
        isVirtual={!shippingTo}
        locale={locale}
        before={<OrderedLines lines={order.lines} locale={locale} />}
      />
      <Shipments shipments={order.shipments} />
      <section className="panel" aria-label="Delivery and payment">
        <dl className="review">
          {shippingTo && (
            <Fact name="Shipping address">
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
    </>
  );
}

function Fact({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div className="row">
      <dt>{name}</dt>
      <dd>{children}</dd>
    </div>
  );
}
