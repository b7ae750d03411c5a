import { useLoaderData } from "@remix-run/react";
import { customerLoader } from "~/features/account/log-in.server";
import { InvoiceView } from "~/features/orders/invoice-view";
import { loadInvoice, requireOrder } from "~/features/orders/load-order.server";
import { screenMeta } from "~/lib/screen";
import { orderPath } from "~/lib/urls/order-paths";

export const meta = screenMeta<typeof loader>(({ invoice }) => ({ title: `Invoice ${invoice.number}` }));

export const loader = customerLoader(({ shop, params }) =>
  loadInvoice(shop, requireOrder(shop, params["order"]), params["invoice"]),
);

export default function InvoicePage() {
  const loaded = useLoaderData<typeof loader>();
  return <InvoiceView {...loaded} orderAt={orderPath(loaded.order.number)} />;
}
