import { useLoaderData, type MetaFunction } from "@remix-run/react";
import { customerLoader } from "~/features/account/customer-only.server";
import { InvoiceView } from "~/features/orders/invoice-view";
import { loadInvoice } from "~/features/orders/load-order-view.server";
import { requireOrder } from "~/features/orders/require-order.server";
import { pageMeta, rootOf } from "~/lib/seo/meta";

export const meta: MetaFunction<typeof loader> = ({ data, matches }) =>
  pageMeta({ title: data ? `Invoice ${data.invoice.number}` : "Invoice" }, rootOf(matches));

export const loader = customerLoader(({ shop, params }) =>
  loadInvoice(shop, requireOrder(shop, params["order"]), params["invoice"]),
);

export default function InvoicePage() {
  const loaded = useLoaderData<typeof loader>();
  return <InvoiceView {...loaded} orderAt={`/customer/order-history/${loaded.order.number}`} />;
}
