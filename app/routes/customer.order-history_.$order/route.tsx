import { TIME_BUDGETS } from "~/lib/async/timeouts";
import { useLoaderData } from "@remix-run/react";
import { customerAction, customerLoader } from "~/features/account/log-in.server";
import { loadOrderWithReasons, findOrder } from "~/features/orders/load-order.server";
import { deferred } from "~/lib/server/request/deferred.server";
import { type Reader, notFound } from "~/lib/server/request/shop.server";
import { screenMeta } from "~/lib/screen";
import { Panel } from "~/ui/panel";
import { CancelForm } from "~/features/orders/cancel-form";
import { OrderView } from "~/features/orders/order-view";
import { DeferredPart } from "~/ui/deferred-part";
import { Link } from "~/ui/link";
import { reorder } from "~/features/orders/reorder.server";
import { orderPath } from "~/lib/urls/order-paths";

export const meta = screenMeta<typeof loader>(({ number }) => ({ title: `Order ${number}` }));

export const loader = customerLoader(async ({ shop, params }) => {
  const number = params["order"] ?? "";
  const found = await deferred(shop, { name: "order", waitMs: TIME_BUDGETS.order }, (reader) =>
    readOrder(reader, number),
  );
  if ("ok" in found && found.ok && !found.value) notFound();
  return { number, found };
});

async function readOrder(reader: Reader, number: string) {
  const order = await findOrder(reader, number);
  return order && loadOrderWithReasons(reader, order, () => reader.commerce.customer.cancellationReasons());
}

type LoadedOrder = NonNullable<Awaited<ReturnType<typeof readOrder>>>;

export const action = customerAction(reorder);

export default function OrderPage() {
  const { number, found } = useLoaderData<typeof loader>();
  return (
    <>
      <p className="order-actions">
        <Link className="link-btn" to="/customer/order-history">
          Order history
        </Link>
      </p>
      <h1>Order {number}</h1>
      <DeferredPart data={found} label="Your order" fallback="lines">
        {(order) => (order ? <OwnOrder {...order} /> : <p>This order is not in your account.</p>)}
      </DeferredPart>
    </>
  );
}

function OwnOrder({ reasons, ...view }: LoadedOrder) {
  const { number } = view.order;
  const page = orderPath(number);
  return (
    <OrderView {...view} paths={{ reorder: page, invoice: (invoice) => orderPath(number, invoice) }}>
      {reasons.length > 0 && (
        <>
          <Link className="btn secondary" to={`${page}/cancel`} data-panel="cancel-order">
            Cancel order
          </Link>
          <Panel name="cancel-order" title="Cancel order" page={`${page}/cancel`} side="center">
            <CancelForm order={view.order} state={null} action={`${page}/cancel`} {...{ reasons, page }} />
          </Panel>
        </>
      )}
    </OrderView>
  );
}
