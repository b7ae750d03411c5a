import { useLoaderData } from "@remix-run/react";
import { SupportLink } from "~/features/checkout/order-status-page";
import { loadOrderWithReasons, requireGuestOrder } from "~/features/orders/load-order.server";
import { OrderView } from "~/features/orders/order-view";
import { mayCancel } from "~/lib/commerce/model/order";
import { type Screen, screenMeta } from "~/lib/screen";
import { shopAction, shopLoader } from "~/lib/server/request/handlers.server";
import { Link } from "~/ui/link";
import { reorderAsGuest } from "~/features/orders/reorder.server";
import { guestOrderPath } from "~/lib/urls/order-paths";

export const handle: Screen = { cache: "no-store", robots: "noindex" };

export const meta = screenMeta("Your order");

export const loader = shopLoader(async ({ shop, url }) => {
  const order = await requireGuestOrder(shop, url);
  return loadOrderWithReasons(shop, order, () => shop.commerce.checkout.guestCancellationReasons());
});

export const action = shopAction(async ({ shop, url }) => reorderAsGuest(shop, await requireGuestOrder(shop, url)));

export default function FoundOrderPage() {
  const { reasons, ...view } = useLoaderData<typeof loader>();
  const { order } = view;
  const { number } = order;
  return (
    <div className="grid grid-cols-1 gap-4">
      <h1>Order {order.number}</h1>
      <OrderView
        {...view}
        paths={{
          reorder: guestOrderPath(number),
          invoice: (invoice) => guestOrderPath(number, `/invoice/${encodeURIComponent(invoice)}`),
        }}
      >
        {reasons.length > 0 ? (
          <Link className="btn secondary" to={guestOrderPath(number, "/cancel")}>
            Cancel order
          </Link>
        ) : (
          mayCancel(order) && (
            <p className="self-center text-s">
              To cancel, <SupportLink />.
            </p>
          )
        )}
      </OrderView>
      <p>
        <Link to="/order-lookup">Find another order</Link>
      </p>
    </div>
  );
}
