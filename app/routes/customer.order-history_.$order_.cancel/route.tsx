import { useActionData, useLoaderData } from "@remix-run/react";
import { customerAction, customerLoader } from "~/features/account/log-in.server";
import { cancelOrder, toCancellation } from "~/features/checkout/cancel-order.server";
import { CancelForm } from "~/features/orders/cancel-form";
import { requireOrder } from "~/features/orders/load-order.server";
import { screenMeta } from "~/lib/screen";
import { ErrorSummary } from "~/ui/error-summary";
import { orderPath } from "~/lib/urls/order-paths";

export const meta = screenMeta("Cancel order");

export const loader = customerLoader(async ({ shop, params }) => {
  const reasonsPromise = shop.commerce.customer.cancellationReasons();
  const [order, reasons] = await Promise.all([requireOrder(shop, params["order"]), reasonsPromise]);
  return toCancellation(order, reasons, orderPath(order.number));
});

export const action = customerAction(cancelOrder);

export default function CancelOrderPage() {
  const loaded = useLoaderData<typeof loader>();
  const state = useActionData<typeof action>() ?? null;
  return (
    <>
      <h1>Cancel order {loaded.order.number}</h1>
      <ErrorSummary state={state} labels={{ reason: "Reason" }} isAtField />
      <div className="panel">
        <CancelForm {...loaded} state={state} action={`${loaded.page}/cancel`} />
      </div>
    </>
  );
}
