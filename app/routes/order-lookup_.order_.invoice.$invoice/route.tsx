import { useLoaderData } from "@remix-run/react";
import { InvoiceView } from "~/features/orders/invoice-view";
import { loadInvoice, requireGuestOrder } from "~/features/orders/load-order.server";
import { type Screen, screenMeta } from "~/lib/screen";
import { shopLoader } from "~/lib/server/request/handlers.server";
import { guestOrderPath } from "~/lib/urls/order-paths";

export const handle: Screen = { cache: "no-store", robots: "noindex" };

export const meta = screenMeta<typeof loader>(({ invoice }) => ({ title: `Invoice ${invoice.number}` }));

export const loader = shopLoader(({ shop, url, params }) =>
  loadInvoice(shop, requireGuestOrder(shop, url), params["invoice"]),
);

export default function GuestInvoicePage() {
  const loaded = useLoaderData<typeof loader>();
  return <InvoiceView {...loaded} orderAt={guestOrderPath(loaded.order.number)} />;
}
